/** Right words that the spelling dictionaries do not have, by language and by reason. */
/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const GAPS = {
  bg: {
    'the short forms of numerals, which the official dictionary has beside the long ones, and ѝ, “to her”': `
      единайсет единайсета дванайсет тринайсет петнайсет петнайсетина шестнайсет седемнайсета
      осемнайсет осемнайсети деветнайсет деветнайсетата деветнайсети двайсет двайсета двайсетата
      двайсети двайсетина двайсетте трийсет трийсети трийсетина трийсетте четирийсет четирийсетина
      шейсет шейсетина ѝ`,
  },
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
      कैरम धुँधलके ख़स कदंब सेमल सेम चहककर मंद कूलर
      भटकन खुदे पुते क ख हैंडपंप ट्यूशन ढूँढ़ते झेंप पर्स भटकने बर्नर धब्बे कसकर झट छप ऊँघने पेंट
      चूर्ण खेप रंगत झड़ते ढक्कन मूँदकर हैंडल ट्रैक्टर दस्तखत रूई पूँछ मूँछ सूखने अँधेरे बेवजह
      हँसे नंगे पलटकर कसर सहमकर समेटकर उछलकर कंडक्टर गुम जलते लपकते खत आह टूथपेस्ट चुकने ट्रेलर
      कटहल मलने कूड़े वहम पड़कर झर अकड़ अटक बहकर पटरे दुपट्टे मेस रेशे फँसते अटकते बेमन भूने चख
      भूनते ढह खुशबू लस डंठल फूलकर कटे बूँदें कुंद बेसन तलने करेले भूरे भुनने ढकते ठूँस उबलते
      पलटें पलटने भुनते अमचूर पतले रफ़ू ढूँढ़ बँधें छड़ झूल सरक झुटपुटे ढूँढ़ने झटक लटकते झटपट
      खटके उधड़ टब पैबंद बंडल स्टूल कुतर गढ़े पटक घुटन अटकने घुटने लपेटकर कंकड़ गड्ढे घूरते हू ब
      ईंटें ईंट तपने गरदन लुढ़क मूँदे झपटते दुबक ढूँढ़े मुंडेर उगे झड़ धनेश पच जस तस खसखस बचते
      टपकते अटके ठूँठ सरकते जकड़ पूछें अस्तर संदूक पट सूँघकर झलकें कतरन धुल धुनने अबरे अंगुल झटकते
      ओढ़ने छने झलके खप मूढ़े पूछकर कत्थई झटककर हैंगर टँगे लपेटने बरतकर कंबल असहज उलटकर झूठमूठ
      मुझमें कुर्ते बैठूँ झंझट बल्ब सरकने ढेले मलमल रगड़ते दुबके गपशप खटखट छुआकर फ़्रेम पैडल डंडे
      झुककर अनबन गट्ठर फेरकर चेन सने नल रेंग इन्वर्टर बैक फ़्लैट मुखड़े झगड़ने कुकर बजें सेंक आटे
      रेफ प्रश्नपत्र छपते सहेज इ द त ढूँढ़कर वर्णक्रम कर्सर नुक्ते बेमतलब अटपटे रकमें गड़े खूँटे
      रस्से ज़ंग पकड़ते तरबूज़ सरकंडे घेरकर धुंध भटककर ऊबते झगड़ पेच शेल्फ़ शटर इकसठ इकहत्तर
      कैलकुलेटर दर्जन नग अगल गेज जलस्तर ब्रश उकड़ूँ मटमैले खट भैंसें`,
  },
  id: {
    'everyday words that an old dictionary leaves out': `
      dulu duluan kos kosnya masing gara meleset ponsel ponselnya internet surel swafoto flashdisk flute
      band kilobita megabita gensetnya angkot kusen dak siomai ritsleting furing plisket marun cerbung
      stang suweg crong`,
    'the second halves of doubled words, which are cut at the hyphen': 'kanak mondar ngetuk ngira',
    'abbreviations, and the Javanese name of a way to sing': `
      RT RW SD SMP SMA SMK PDF JPEG JPG UHF nggandul`,
  },
  ko: {
    'compounds, words of a trade, and forms with endings such as 쯤, 씩, 째, 뿐 that the dictionary leaves out': `
      어귀의 육십팔이라고 도로명주소에서 지난가을 며칠째 도로명주소의 수선집이었다 수선집 하나꼴이라고 개쯤 맞다면 어귀에서
      백팔십이나 집씩 번대에 조사원쯤으로 목련이 십일에서는 백사십일 백사십일이었다 하나꼴이니 천사백 미터쯤 있겠거니 것이라고는
      수거함뿐이었다 개뿐이었다 대뿐이었다 층짜리 빌라였다 어디쯤인지는 분쯤 바닥분수는 돌바닥 저류조의 바닥분수를 기계실이
      돌바닥에 저류조와 저류조에 살균기를 대씩 사흘째 비고란에 나흘째 바닥분수의 보냉 정해진 밀대를 머리끈과 지난여름 바닥분수
      골바람이 통씩 저류조를 열두 구연산을 시간쯤 킥보드를 시쯤 기계실의 문소리는 소리만으로 화면해설 지난봄 독립영화는
      분짜리였는데 흔히들 가방만은 되어서야 문소리가 열대여섯 화면해설에서 태어나면서부터 만화영화에서 그래서인지 반쯤 삼분의
      사분의 시청각실 화면해설을 시청각실에서 화면해설이 석쯤이 이들이었다 절반가량은 것뿐이었다 암전을 암전이 나오기까지의
      켜지기까지 십여 암전에서 여남은 이삼 표시등의 축광 열여덟 지난겨울에는 둘이서 암전은 켜졌는데 접수대의 환자분 암전에는
      무대감독 암전 절반쯤 무대감독은 암전이다 너한테나 하나한테나 암전과 아닌지를 어디까지나 반찬가게의 메추리알 반찬가게에서
      메추리알을 메추리알이 메추리알은 담으라기에 깨투성이였고 메추리알에 반찬가게를 개쯤을 컵쯤 실금이 공기주머니가 끝에서부터
      반찬가게에는 덩어리째 흠집투성이 없었단다 감자전 웃물만 감자전은 말개질 알알이 도배용 숟가락쯤 잘디잘게 풀죽처럼 번씩
      그릇째 폴리페놀이 까닭에서다 먹음직스럽지가 반의반 웃물은 설컹거리며 국자씩 감자전이 뻣뻣해진 얼마쯤 뼘쯤 걸음하는
      되말리는 뼘씩만 세모난 비뚜름하면 날벌레도 물구멍에는 계단참마다 약상자에 계단참의 그때뿐이었다 이불장을 열한 가려던
      수거차는 하루걸러 위에서부터 지나서야 약상자는 그길로 이유에서였다 계단참까지 스물두 개천가에서 털매미 말매미 참매미
      개천가 열댓 보려고도 볼까도 찌이 열네 열일곱 종이봉투에 나무껍질을 털매미가 말매미가 멀리서도 중간쯤 것들이었다
      참매미인지 애매미인지를 보름쯤 스무날께 흰빛을 어디선가 어깨높이까지 넣자니 채집통을 작은아이가 개천가로 천마흔
      수컷뿐이라는 구별된다지만 가려진다지만 밭흙을 밭흙 마디쯤 와삭하고 밟고서야 서리라고는 땅거죽이 씨름장 모래판에서는 밭흙이
      밭흙이라도 보리농사꾼이었다 열흘쯤 볕바른 옆걸음으로 웃자라지 곁줄기를 비탈면에 마디쯤이다 번쯤 흙길은 가서야 줄씩 니
      쌀값이 날짜만은 혼합미로도 특 싸라기와 싸라기가 킬로그램짜리와 킬로그램짜리를 킬로그램당 사람씩 포대째 쌀벌레가
      초당옥수수를 저도요 를 백팔십 사겠다고는 반나절쯤 일이라야 것뿐이니 획씩 통신문을 하나씩 상자씩 대화명이 텐데 고른지만
      초당옥수수가 가져다드렸다 껍질째 맛있더냐는 햇고구마를 동호수를 백사십오 열다섯 활터의 발씩 촉바람이 활터에는 활터에서는
      미터짜리 거기서는 새끼손톱만 촉바람이라고 바람자루는 활터에서 경광등이 애먼 하려다가 발씩을 모종값 활터 접장 자쯤 켜지지
      발짜리 켰다 순위표 가운데쯤에 안다고만 배구부의 배구공 청테이프로 떨어질지를 하필이면 교무부장과 그만이라며 배구부가
      배구팀이 그것만으로 빗맞은 청테이프를 기록석에서는 서른두 전해에는 넘어지면서까지 복잡했다고만 좋았다고만 보고용 결재란은
      이름순으로 안내창이 날짜순으로 윗줄에만 영업부만 영업부 부서별로 합쳐진 부서씩 병합만큼이나 윗줄의 검색창에 그만인데
      스페이스 결재판의 결재판에 윗줄을 결재란을 결재란이 윗줄과 그만이다 도어록은 숫자판 쇠판 도어록의 숫자판은 도어록이
      위해서다 잠깐뿐이다 초쯤이면 그래서다 도어록보다 도어록을 쇠판을 복도식 건전지함도 볼트짜리 둘뿐이라 개뿐이라 전화용
      차들의 갑판원 고임목 차들이 택배차와 줄이라고는 눈치껏 줄이라지만 목장갑을 날아올랐다 택배차가 사람들이라 갑판원도
      비뚜름하게 갑판원이 차들은 갑판원은 대쯤 갑판원의 레미콘차도 고임목을 반의반도 거꾸로여서 민박집 바큇자국을 숯값은 숯값
      목장갑 백배 입실할 데크에 지난가을에 년쯤 순해질 모르느냐고도 시까지다 숯값까지 그릴값까지 그만이지만 백반집을
      간자미무침이 뼈째 가오리무침이 생선국은 근무표는 근무표라는 신청받은 근무표를 칸씩 관제실이든 이틀쯤은 하룻밤씩 누군가의
      네댓새가 열흘쯤에서 스무날 알람이 울린다고들 들려는데 시간이라고들 만한지를 버틸지를 누구인지까지는 신청받는다면 신청란이
      번쯤은 하루뿐인데 누군가는 풋살을 총동문 봄가을에 봄가을 분사구부터 분사구 달란다 자씩 앞에서부터 금방이라도
      우글쭈글해지려는 쇠자를 주문받은 한단다 다가앉아`,
  },
  la: {
    'the words of the traditional filler text, which are not Latin': `
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
      dükkânlar dükkânları rengârenk kâğıt kâğıdı kâğıdına kâğıtları kâse davetkâr hâline tarihî
      herhâlde dükkânının kâğıda rüzgârın hâlinden tezgâha hâle kâsede şikâyet hâlinde rüzgâra
      dükkâna madenî dükkânların dükkândan hâlde hâlim şikâyetçiymiş imkânsızdı rüzgârsız âdeti
      inkâr şikâyetçi şikâyetim dükkâncılar tezgâhtarlar dükkânlarda kâğıtlar rüzgârdan`,
    'everyday words and verb forms': `
      grafiker oynuyor oynuyordu okşuyor okşuyordu büyükbaba büyükanne büyükannenin
      büyükannesinin pırıl usulca usulü usulünce valsi evvelsi puantiyeli şehirlerarası
      lafladı vernikledi verniklediği cumartesimde oracıkta uğuldayanların vidalıyor tuzlanırsa tarifinizden manşonunki böylesi
      giydirememiş yığılıyormuş uyanamadığından merdivendekini verniklemişti
      değirmensiz üstelemiyor perdedekini seslendirilmeden küseceklermiş karışabilmeli hepimize
      titizlendiğimizi katılaştığımızı önceden düşürmeyeyim tanıdıklardı alıştırmamıştı
      kırıverirdi kıymalıların konursa eğrilmemişse dönmeyeceğiniz sökmeyin sineklikten körelmişi
      sendelerdim yüklenecektik yavaşlığımızdı ışıldı konur cırtlak akşamlardaki daldakileri
      havalananları kaputlar akasyalarda dişbudaklarda çınardaydılar filizlerindeki çamdaki
      uçuştakileri artar sökülmüyorsa yamalak ustalarındır saydırmadan inçtir ilki sökecekseniz
      hepimizin gülümsüyor kızmıyorduk vitrindekini teki kışki ayakkabısındaydı ıslakta bağcıktan
      çektirecekmiş gerdirecekmiş dağsınız önceleri çalışlık çaldırsaydı çaldırmakla geçenki
      öndekilerdendir alıcınızda internetten radyodadır budayamazsınız budatamazsınız böylelerine
      böyleleri çatallanır sapmayanların ilkinde boğumuyla uzatmasalardı
      musluktaysa`,
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
