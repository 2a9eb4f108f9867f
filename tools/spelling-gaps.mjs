/**
 * Words that are right and that the spelling dictionaries do not have, by language and by
 * the reason why.
 */
/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const GAPS = {
  hi: {
    'everyday words and forms that a dictionary of 16,000 forms leaves out': `
      आँगन न छत बढ़ई महक संदूक़ बरगद ख़ुशबू नहर चूल्हे बुनकर आ गमले शतरंज पतंग चबूतरे नुक्कड़
      सधे संगत सूझ बूझ अमरूद धूप थैले स्वेटर शंख घुँघरू गेंदे कंचे गुड़ बुनने गढ़ने सवेरे
      रुकते कुआँ बजने अरे संतरे अदरक बुलबुल मुँडेर कबूतर थर्मस जूते छज्जे पलटे ग़ज़ल मटर भुने
      शरबत आलू मेड़ गेहूँ फ़र्श चटख़ चढ़ते घुमक्कड़ चंचल ओस भरते लदे बेलने मुड़ते नटखट बहनें
      औरतें सेब कटकर थके शकरकंद इंद्रधनुष लू डग जेठ हँस आड़ू खजूर चमड़े वर्णन बुन मंडप प्लेटें
      गूँथ शहतूत गप्पें बेर खपरैल पूस उकेरने बत्तख़ भुट्टे पढ़ेंगे जैकेट बेलें हलवे चूज़े
      बगुले सूप आँच हँसमुख बैंगन पहर ढले मेढक गुड़हल छतें टपकने चुगने कैनवस झूमने फुदकने उछल
      गुट्टे घुल कलकल टेसू पतंगें सेंकते सहेजे गढ़कर उकेरते पछुआ सहेजते गढ़ेंगे गढ़ें छू लपके
      मुड़े अनसुने उकेरेंगे भरें सहेजेंगे चुनेंगे झुरमुट उकेरें भरेंगे उकेरकर चम्मच चप्पल रेशम
      सूत ऊन मक्खन हंस भैंस ऊँट नरम परखकर गर्दन ठहरकर बजते थमते चने लट्टू टहलने घूँट बग़ल लैंप
      कैरम धुँधलके ख़स कदंब सेमल सेम चहककर मंद कूलर`,
  },
  la: {
    'the words of the traditional filler text, which are no Latin': `
      accumsan adipiscing adsit aliquip anim augue aute consequat cupidatat dignissim eiusmod
      elit euismod excepteur exercitation facilisis feugiat hendrerit incididunt irure laoreet
      lorem minim nostrud placerat praesent proident tempor tincidunt ullamco volutpat
      vulputate`,
  },
  no: {
    'common words and forms that the dictionary lacks': `
      bygdedagen fjellsko hasseltre kameraer kameraet kanoer kveldsferga moloen naboen naboene
      naboenes naustrekka noe noen radioen roen sofaen studioet turmatte tursekk turstaver
      turstol vannkokeren vedkurv verandaen`,
  },
  tr: {
    'the dictionary leaves out the circumflex, which the Türk Dil Kurumu asks for': `
      rüzgâr rüzgârı rüzgârda rüzgârla rüzgârlar rüzgârlı hikâye hikâyeyi hikâyeler tezgâhta
      tezgâhın tezgâhında tezgâhtaki tezgâhları dükkân dükkânı dükkânın dükkânda dükkânında
      dükkânlar dükkânları rengârenk kâğıt kâğıdı kâğıdına kâğıtları kâse davetkâr tarihî
      herhâlde dükkânının kâğıda rüzgârın hâlinden tezgâha hâle kâsede şikâyet hâlinde rüzgâra
      dükkâna madenî dükkânların dükkândan hâlde hâlim şikâyetçiymiş imkânsızdı rüzgârsız âdeti
      inkâr şikâyetçi şikâyetim dükkâncılar tezgâhtarlar dükkânlarda kâğıtlar rüzgârdan`,
    'everyday words and verb forms': `
      grafiker oynuyor oynuyordu okşuyor okşuyordu büyükbaba büyükanne büyükannenin
      büyükannesinin pırıl usulca usulü usulünce valsi evvelsi puantiyeli şehirlerarası
      lafladı vernikledi verniklediği verniklemişti
      değirmensiz üstelemiyor perdedekini seslendirilmeden küseceklermiş karışabilmeli hepimize
      titizlendiğimizi katılaştığımızı önceden düşürmeyeyim tanıdıklardı alıştırmamıştı
      kırıverirdi kıymalıların konursa eğrilmemişse dönmeyeceğiniz sökmeyin sineklikten körelmişi
      sendelerdim yüklenecektik yavaşlığımızdı ışıldı konur cırtlak akşamlardaki daldakileri
      havalananları kaputlar akasyalarda dişbudaklarda çınardaydılar filizlerindeki çamdaki
      uçuştakileri artar sökülmüyorsa yamalak ustalarındır saydırmadan inçtir ilki sökecekseniz
      hepimizin gülümsüyor kızmıyorduk vitrindekini teki kışki ayakkabısındaydı ıslakta bağcıktan
      çektirecekmiş gerdirecekmiş dağsınız önceleri çalışlık çaldırsaydı çaldırmakla geçenki
      öndekilerdendir alıcınızda internetten radyodadır budayamazsınız budatamazsınız böylelerine
      böyleleri çatallanır sapmayanların ilkinde boğumuyla uzatmasalardı`,
    'words of a trade': `
      numarataj numaratajda basra basrayı basranın nipel nipelin tenteci tentecinin tenteciyi
      tenteciler tenteciyle kuyruksallayanlar kuyruksallayanların kuyruksallayanları masuradaymış
      fitildir fitilinde bızla dübelleri misinasını sensör sensörlü lambacıya avizeciye pazubandı
      pazubantlar tozluğun tozlukların badminton LNB çanağınız çanağınıza tırabzanda tırabzanı pet
      kılıflık çaldırıcı tozlaşır polendir polensizlik contanıza vidanıza`,
  },
}

/**
 * @param {string} code
 * @returns {ReadonlySet<string>}
 */
export function gapsOf(code) {
  return new Set(Object.values(GAPS[code] ?? {}).flatMap((words) => words.trim().split(/\s+/u)))
}
