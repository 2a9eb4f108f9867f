import type { Locale } from '../notation/locale.js'

export const tr: Locale = {
  code: 'tr',
  englishName: 'Turkish',
  nativeName: 'Türkçe',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  capitals: { i: 'İ' },
  opening: { lead: 'Lorem ipsum: ', capital: true },

  lists: {
    // ── Time ────────────────────────────────────────────────────────────────
    // Hours and days of the past, by daylight, without a season.
    time: `
      sabah erkenden
      sabahın ilk ışıklarıyla
      sabah saatlerinde
      kahvaltıdan önce
      kahvaltıdan sonra
      öğleye doğru
      öğleden önce
      öğleden sonra
      öğle yemeğinden sonra
      öğle arasında
      ikindi çayından sonra
      akşama doğru
      akşamüstü
      hava kararmadan
      güneş batmadan
      sabah serinliğinde
      yemekten önce
      çaydan sonra
      saat dokuza doğru
      saat ona gelirken
      saat üç sularında
      dün sabah
      dün öğleden sonra
      önceki gün
      evvelsi gün
      geçen hafta
      geçen cumartesi
      geçen pazar
      pazartesi sabahı
      salı günü
      çarşamba günü
      perşembe sabahı
      cuma akşamüstü
      cumartesi sabahı
      pazar günü
      bir pazar sabahı
      hafta sonunda
      haftanın ilk günü
      ayın ilk günü
      tatilin ilk günü
      tatilin son sabahı
      o sabah
      o gün
      o öğleden sonra
      o cumartesi
      ertesi sabah
      ertesi gün
      iki gün sonra
      birkaç gün önce
      çok geçmeden
      günün birinde
      nihayet
      günün erken saatlerinde
      ortalık kalabalıklaşmadan
      aylar sonra
    `,
    // Working days, for the office.
    worktime: `
      pazartesi sabahı
      pazartesi günü
      salı günü
      salı sabahı
      çarşamba günü
      çarşamba sabahı
      perşembe sabahı
      perşembe günü
      cuma sabahı
      cuma günü
      cuma akşamüstü
      haftanın ilk günü
      sabah erkenden
      sabah saatlerinde
      sabah kahvesinden sonra
      öğleye doğru
      öğleden önce
      öğleden sonra
      öğle arasından önce
      öğle yemeğinden sonra
      akşama doğru
      akşamüstü
      saat dokuza doğru
      saat ona gelirken
      saat üç sularında
      toplantıdan önce
      toplantıdan sonra
      mesai bitmeden
      dün sabah
      dün öğleden sonra
      ayın ilk günü
      çaydan sonra
      çok geçmeden
      o sabah
      nihayet
      iki gün sonra
    `,
    // Stretches of a day or days, for what goes on.
    daytime: `
      o sabah
      o gün
      o öğleden sonra
      o akşamüstü
      o cumartesi
      o pazar
      sabah erkenden
      sabah saatlerinde
      sabahleyin
      sabahın ilk saatlerinde
      sabah serinliğinde
      kahvaltı saatinde
      kahvaltıdan sonra
      saat dokuza doğru
      saat ona doğru
      öğleye doğru
      öğleden önce
      öğle vakti
      öğle saatlerinde
      gün ortasında
      öğleden sonra
      ikindi vakti
      çay saatinde
      saat üç sularında
      akşama doğru
      akşamüstü
      ertesi gün
      ertesi sabah
      tatilin ilk günü
      haftanın son günü
      haftanın ortasında
      hafta sonunda
      pazartesi sabahı
      salı günü
      çarşamba sabahı
      perşembe günü
      cuma akşamüstü
      cumartesi günü
      pazar günü
      yine
      her zamanki gibi
      o günlerde
      o saatlerde
      o sırada
      tam o sırada
      günün o saatinde
    `,
    // What breaks in on something going on.
    'just-then': `
      telefon çaldığında
      saat onu vurduğunda
      saat üçü gösterdiğinde
      vakit öğleyi bulduğunda
      öğle zili çaldığında
      haber geldiğinde
      müjde geldiğinde
      beklenen mesaj geldiğinde
      güneş yükseldiğinde
      güneş yüzünü gösterdiğinde
      bulutlar dağıldığında
      rüzgâr çıktığında
      rüzgâr dindiğinde
      hava serinlediğinde
      hava ısındığında
      hava açıldığında
      gökkuşağı çıktığında
      gölgeler uzadığında
      kuşlar sustuğunda
      ortalık sakinleştiğinde
      sokak kalabalıklaştığında
      çarşı kalabalıklaştığında
      dükkânlar açıldığında
      okullar dağıldığında
      akşam serinliği çöktüğünde
      gün yarılandığında
      uzaktan müzik duyulduğunda
    `,
    // When something is going to be done, seen from the past.
    soon: `
      ertesi gün
      ertesi sabah
      hafta sonunda
      öğleden sonra
      yemekten sonra
      pazar günü
      cumartesi sabahı
      tatilde
      o hafta
      akşama doğru
      misafirler gelmeden
      güneş batmadan
      kahvaltıdan sonra
      iş çıkışında
      öğle arasında
      birkaç gün sonra
      ay sonunda
      ilk fırsatta
    `,
    // When something was done that is told of later.
    earlier: `
      dün
      dün sabah
      dün öğleden sonra
      evvelsi gün
      geçen hafta
      geçen pazar
      geçen cumartesi
      geçen ay
      hafta sonunda
      sabah erkenden
      öğleden önce
      o sabah
      pazartesi günü
      salı sabahı
      perşembe günü
      tatilde
      birkaç gün önce
      kahvaltıdan önce
      haftalar önce
      bir hafta önce
    `,

    // ── People ──────────────────────────────────────────────────────────────
    'person.work': {
      forms: 'nom | gen',
      phrases: `
        fırıncı | ~nın
        bahçıvan | ~ın
        öğretmen | ~in
        kütüphaneci | ~nin
        marangoz | ~un
        saatçi | ~nin
        terzi | ~nin
        kunduracı | ~nın
        balıkçı | ~nın
        manav | ~ın
        bakkal | ~ın
        kitapçı | ~nın
        postacı | ~nın
        ressam | ~ın
        müzisyen | ~in
        kemancı | ~nın
        piyanist | ~in
        mimar | ~ın
        mühendis | ~in
        çiftçi | ~nin
        arıcı | ~nın
        kaptan | ~ın
        makinist | ~in
        kondüktör | ~ün
        fotoğrafçı | ~nın
        gazeteci | ~nin
        yazar | ~ın
        çevirmen | ~in
        eczacı | ~nın
        veteriner | ~in
        çiçekçi | ~nin
        aşçı | ~nın
        garson | ~un
        pastacı | ~nın
        kahveci | ~nin
        berber | ~in
        doktor | ~un
        hemşire | ~nin
        sekreter | ~in
        muhasebeci | ~nin
        yazılımcı | ~nın
        editör | ~ün
        rehber | ~in
        çömlekçi | ~nin
        demirci | ~nin
        elektrikçi | ~nin
        camcı | ~nın
        denizci | ~nin
        oyuncu | ~nun
        antikacı | ~nın
        ciltçi | ~nin
        peynirci | ~nin
        müze görevlisi | ~nin
        orman bekçisi | ~nin
        grafiker | ~in
        heykeltıraş | ~ın
      `,
    },
    'person.home': {
      forms: 'nom | gen',
      phrases: `
        anneanne | ~nin
        babaanne | ~nin
        büyükanne | ~nin
        büyükbaba | ~nın
        dede | ~nin
        teyze | ~nin
        amca | ~nın
        ev sahibi | ~nin
        kapı komşusu | ~nun
        komşu teyze | ~nin
        komşu amca | ~nın
        aile dostu | ~nun
        dayı | ~nın
        bahçe sahibi | ~nin
        hala | ~nın
      `,
    },
    'manner-of.work': `
      genç
      yaşlı
      deneyimli
      güler yüzlü
      neşeli
      çalışkan
      sakin
      nazik
      becerikli
      gözlüklü
      uzun boylu
      kıvırcık saçlı
      kır saçlı
      tatlı dilli
      ağırbaşlı
      alçak gönüllü
      güngörmüş
      hoşsohbet
      alt kattaki
      üst kattaki
      karşı binadaki
      yan dairedeki
      köşe başındaki
      mahalledeki
      hasır şapkalı
      kareli gömlekli
      yeşil hırkalı
      giriş katındaki
      kibar
      cana yakın
      çevik
      şakacı
      sıcakkanlı
    `,
    'manner-of.home': `
      sevecen
      güler yüzlü
      neşeli
      güngörmüş
      tatlı dilli
      sakin
      gözlüklü
      hoşsohbet
      dinç
      cana yakın
      hamarat
      yumuşak sesli
      becerikli
      hırkalı
      nüktedan
      ince düşünceli
      yaşlı
    `,
    // Several people together.
    group: `
      çocuklar
      komşular
      öğrenciler
      gençler
      eski arkadaşlar
      kuzenler
      iki kardeş
      üç arkadaş
      konuklar
      misafirler
      turistler
      mahalle sakinleri
      torunlar
      ev halkı
      bütün aile
      izciler
      kurs arkadaşları
      koro üyeleri
      sınıf arkadaşları
      ikizler
      mahallenin gençleri
      gönüllüler
      iş arkadaşları
      kampçılar
      üst kattakiler
      yan komşular
      takım arkadaşları
    `,
    'gather-at': `
      bahçede
      avluda
      parkta
      sahilde
      kumsalda
      çınarın altında
      piknik alanında
      verandada
      kameriyede
      çay bahçesinde
      terasta
      çardakta
      parkın girişinde
      dere kenarında
      göl kıyısında
      ağaçların gölgesinde
      çimenlerin üstünde
      müzenin bahçesinde
      deniz fenerinin dibinde
      asmanın altında
      kıyıdaki banklarda
      çamların altında
      koruda
      havuzun çevresinde
      tepede
      dut ağacının altında
    `,
    'gather-do.social': {
      forms: 'stem | was | and | used',
      phrases: `
        sohbet et | sohbet ediyordu | sohbet edip | sohbet ederdi
        şarkı söyle | şarkı söylüyordu | ~yip | ~rdi
        fotoğraf çek | ~iyordu | ~ip | ~erdi
        kahkahalarla gül | ~üyordu | ~üp | ~erdi
        bulmaca çöz | ~üyordu | ~üp | ~erdi
        tavla oyna | tavla oynuyordu | ~yıp | ~rdı
        satranç oyna | satranç oynuyordu | ~yıp | ~rdı
        resim yap | ~ıyordu | ~ıp | ~ardı
        fıkra anlat | ~ıyordu | ~ıp | ~ırdı
        müzik dinle | müzik dinliyordu | ~yip | ~rdi
        top oyna | top oynuyordu | ~yıp | ~rdı
        sessiz sinema oyna | sessiz sinema oynuyordu | ~yıp | ~rdı
        hikâye uydur | ~uyordu | ~up | ~urdu
        kuşları besle | kuşları besliyordu | ~yip | ~rdi
        dans et | dans ediyordu | dans edip | dans ederdi
        bilmece sor | ~uyordu | ~up | ~ardı
        türkü söyle | türkü söylüyordu | ~yip | ~rdi
        tatil planlarını konuş | ~uyordu | ~up | ~urdu
        el işi yap | ~ıyordu | ~ıp | ~ardı
        şakalaş | ~ıyordu | ~ıp | ~ırdı
        havadan sudan konuş | ~uyordu | ~up | ~urdu
        çevreyi seyret | çevreyi seyrediyordu | çevreyi seyredip | çevreyi seyrederdi
      `,
    },
    'gather-do.meal': {
      forms: 'stem | was | and | used',
      phrases: `
        çay iç | ~iyordu | ~ip | ~erdi
        limonata iç | ~iyordu | ~ip | ~erdi
        meyve suyu iç | ~iyordu | ~ip | ~erdi
        dondurma ye | dondurma yiyordu | dondurma yiyip | ~rdi
        simit ye | simit yiyordu | simit yiyip | ~rdi
        kiraz ye | kiraz yiyordu | kiraz yiyip | ~rdi
        kurabiye ye | kurabiye yiyordu | kurabiye yiyip | ~rdi
        haşlanmış mısır ye | haşlanmış mısır yiyordu | haşlanmış mısır yiyip | ~rdi
        çekirdek çitle | çekirdek çitliyordu | ~yip | ~rdi
      `,
    },
    // How a group goes on.
    'linger.social': `
      bir süre
      biraz
      epeyce
      yarım saat kadar
      keyifle
      uzun süre
      bir saat kadar
    `,
    'linger.meal': `
      keyifle
      neşe içinde
      gülüşerek
      hep birlikte
      şakalaşarak
      sohbet ederek
      acele etmeden
    `,
    'gather-next': `
      evin yolunu tuttu
      güle oynaya yola koyuldu
      kıyı boyunca yürüdü
      dükkânları gezdi
      müzeye uğradı
      vapura yetişti
      eve şarkılarla döndü
      fırından sıcak poğaça aldı
      kütüphaneye uğradı
      pastaneye uğradı
      yeni açılan sergiyi gezdi
      yeniden buluşmak üzere sözleşti
      dönüş yolunda ıslık çaldı
      çarşıda dolaştı
      durakta otobüs bekledi
      tramvayla merkeze indi
      kırlarda yürüdü
      eve yürüyerek döndü
      bisikletle dolaştı
      limana doğru yürüdü
      yürüyüşe çıktı
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    // Each topic has its things, their kinds, what is done with them, how, and
    // where: at.in indoors, at.out in the open. The forms of a verb are named after their
    // use: past okudu, was okuyordu, be okuyor (…, and another clause ends in -yordu),
    // while okurken, after okuduktan sonra, before okumadan önce, to okumaya karar verdi,
    // which okuduğu kitap, that okuduğunu söyledi, inf okumak, had okumuştu, you okudun mu.

    // Reading.
    'object.read': {
      forms: 'nom | acc',
      phrases: `
        roman | ~ı
        dergi | ~yi
        öykü kitabı | ~nı
        gezi kitabı | ~nı
        şiir kitabı | ~nı
        masal kitabı | ~nı
        yemek kitabı | ~nı
        tarih kitabı | ~nı
        polisiye roman | ~ı
        çizgi roman | ~ı
        biyografi | ~yi
        deneme kitabı | ~nı
        seyahat dergisi | ~ni
        bilim dergisi | ~ni
        sanat dergisi | ~ni
        bahçe dergisi | ~ni
        anı kitabı | ~nı
      `,
    },
    'kind.read': `
      eski
      kalın
      hediye gelen
      ödünç alınan
      köşesi kıvrılmış
      heyecanla beklenen
      kütüphaneden alınan
      incecik
      ilginç
      soluk kapaklı
      herkesin konuştuğu
      sahaftan alınan
      eğlenceli
    `,
    'verb.read': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        oku | ~du | ~yordu | ~yor | ~rken | ~duktan | ~madan | ~maya | ~duğu | ~duğunu | ~mak | ~muştu | ~dun mu
        yeniden oku | ~du | ~yordu | ~yor | ~rken | ~duktan | ~madan | ~maya | ~duğu | ~duğunu | ~mak | ~muştu | ~dun mu
        bitir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        sayfa sayfa incele | ~di | sayfa sayfa inceliyordu | sayfa sayfa inceliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        baştan sona oku | ~du | ~yordu | ~yor | ~rken | ~duktan | ~madan | ~maya | ~duğu | ~duğunu | ~mak | ~muştu | ~dun mu
        karıştır | ~dı | ~ıyordu | ~ıyor | ~ırken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
      `,
    },
    'how.read': `
      merakla
      keyifle
      sessizce
      gülümseyerek
      acele etmeden
      büyük bir ilgiyle
      yavaş yavaş
      zevkle
      ara vermeden
    `,
    'at.in.read': `
      pencerenin önünde
      kütüphanede
      cam kenarında
      koltukta
      bekleme salonunda
      sobanın başında
      okuma salonunda
      kafede
      kitapçıda
      çalışma odasında
      mutfak masasında
      kuytu bir köşede
    `,
    'at.out.read': `
      balkonda
      parktaki bankta
      verandada
      hamakta
      iskelede
      ağaç gölgesinde
      terasta
      kumsalda
    `,

    // Writing.
    'object.write': {
      forms: 'nom | acc',
      phrases: `
        mektup | mektubu
        davet mektubu | ~nu
        teşekkür mektubu | ~nu
        öykü | ~yü
        şiir | ~i
        deneme | ~yi
        gezi yazısı | ~nı
        söyleşi | ~yi
        masal | ~ı
        inceleme yazısı | ~nı
        makale | ~yi
        köşe yazısı | ~nı
        konuşma metni | ~ni
        tiyatro metni | ~ni
        tanıtım yazısı | ~nı
        anı yazısı | ~nı
        ön söz | ~ü
      `,
    },
    'kind.write': `
      kısa
      uzun
      yarım kalan
      yarına yetişecek
      sade
      yeni
      akıcı
      bir türlü bitmeyen
      haftalardır bekleyen
      merakla beklenen
      masada bekleyen
    `,
    'verb.write': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        yaz | ~dı | ~ıyordu | ~ıyor | ~arken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        bitir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        düzelt | ~ti | ~iyordu | ~iyor | ~irken | ~tikten | ~meden | ~meye | ~tiği | ~tiğini | ~mek | ~mişti | ~tin mi
        temize çek | ~ti | ~iyordu | ~iyor | ~erken | ~tikten | ~meden | ~meye | ~tiği | ~tiğini | ~mek | ~mişti | ~tin mi
        tamamla | ~dı | tamamlıyordu | tamamlıyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        gözden geçir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
      `,
    },
    'how.write': `
      özenle
      sabırla
      sessizce
      acele etmeden
      titizlikle
      keyifle
      ince uçlu kalemle
      dolma kalemle
      büyük bir dikkatle
    `,
    'at.in.write': `
      yazı masasında
      mutfak masasında
      ofiste
      kütüphanede
      kafenin bir köşesinde
      çalışma odasında
      yazıhanede
      pencerenin yanında
      tavan arasında
      lambanın ışığında
    `,
    'at.out.write': `
      balkonda
      çardakta
      bahçede
      verandada
      terasta
      dut ağacının altında
    `,

    // Planting and watering.
    'object.plant': {
      forms: 'nom | acc',
      phrases: `
        fideler | ~i
        domates fideleri | ~ni
        biber fideleri | ~ni
        marullar | ~ı
        güller | ~i
        sardunyalar | ~ı
        laleler | ~i
        sümbüller | ~i
        ortancalar | ~ı
        karanfiller | ~i
        papatyalar | ~ı
        lavantalar | ~ı
        naneler | ~i
        maydanozlar | ~ı
        fesleğenler | ~i
        çilekler | ~i
        begonyalar | ~ı
        menekşeler | ~i
        yaseminler | ~i
      `,
    },
    'kind.plant': `
      küçük
      canlı
      narin
      pazardan alınan
      komşudan gelen
      serada yetişen
      boy atmış
      yeni filizlenen
      gencecik
      sağlıklı
      özenle yetiştirilen
      bakım isteyen
    `,
    'verb.plant': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        sula | ~dı | suluyordu | suluyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        dik | ~ti | ~iyordu | ~iyor | ~erken | ~tikten | ~meden | ~meye | ~tiği | ~tiğini | ~mek | ~mişti | ~tin mi
        çapala | ~dı | çapalıyordu | çapalıyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        gübrele | ~di | gübreliyordu | gübreliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        tek tek sula | ~dı | tek tek suluyordu | tek tek suluyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        sıra sıra dik | ~ti | ~iyordu | ~iyor | ~erken | ~tikten | ~meden | ~meye | ~tiği | ~tiğini | ~mek | ~mişti | ~tin mi
      `,
    },
    'how.plant': `
      sabırla
      keyifle
      ıslık çalarak
      türkü mırıldanarak
      acele etmeden
      sessizce
      büyük bir özenle
      hevesle
    `,
    'at.out.plant': `
      bahçede
      arka bahçede
      kütüphanenin bahçesinde
      seranın önünde
      avluda
      mahalle bostanında
      çitin dibinde
      duvarın dibinde
      evin güney cephesinde
      patikanın kenarında
      kuyunun başında
    `,

    // Gathering fruit.
    'object.fruit': {
      forms: 'nom | acc',
      phrases: `
        kirazlar | ~ı
        vişneler | ~i
        incirler | ~i
        şeftaliler | ~i
        elmalar | ~ı
        armutlar | ~ı
        ayvalar | ~ı
        narlar | ~ı
        kayısılar | ~ı
        erikler | ~i
        cevizler | ~i
        üzümler | ~i
        portakallar | ~ı
        mandalinalar | ~ı
        zeytinler | ~i
        limonlar | ~ı
      `,
    },
    'kind.fruit': `
      olgun
      iri
      taze
      ilk
      lezzetli
      dolgun
      erken olgunlaşan
      güneşte olgunlaşan
      güzelim
      nefis
    `,
    'verb.fruit': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        topla | ~dı | topluyordu | topluyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        sepete doldur | ~du | ~uyordu | ~uyor | ~urken | ~duktan | ~madan | ~maya | ~duğu | ~duğunu | ~mak | ~muştu | ~dun mu
        kasalara diz | ~di | ~iyordu | ~iyor | ~erken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        tek tek topla | ~dı | tek tek topluyordu | tek tek topluyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        ayıkla | ~dı | ayıklıyordu | ayıklıyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        sepetlere yerleştir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
      `,
    },
    'how.fruit': `
      sevinçle
      sabırla
      şarkı söyleyerek
      dikkatle
      büyük bir özenle
      güle oynaya
      ıslık çalarak
    `,
    'at.out.fruit': `
      bahçede
      meyve bahçesinde
      yamaçtaki bahçede
      çiftlikte
      köyde
      bağ evinin bahçesinde
      taş duvarın dibinde
      dere kenarındaki bahçede
      yazlık evin bahçesinde
    `,

    // Cooking.
    'object.cook': {
      forms: 'nom | acc',
      phrases: `
        mercimek çorbası | ~nı
        tarhana çorbası | ~nı
        domates çorbası | ~nı
        sebze çorbası | ~nı
        pilav | ~ı
        bulgur pilavı | ~nı
        türlü | ~yü
        nohut yemeği | ~ni
        kuru fasulye | ~yi
        bezelye yemeği | ~ni
        kabak yemeği | ~ni
        sebze güveci | ~ni
        barbunya yemeği | ~ni
        menemen | ~i
        çilek reçeli | ~ni
        vişne reçeli | ~ni
        sütlaç | sütlacı
        ayva kompostosu | ~nu
        domates sosu | ~nu
        muhallebi | ~yi
      `,
    },
    'kind.cook': `
      nefis
      mis kokulu
      leziz
      meşhur
      ev usulü
      köy usulü
      konuklara sunulacak
      kokusu sokağa taşan
      lezzetli
      herkesin sevdiği
      tarif defterinden seçilen
      çocukların sevdiği
    `,
    'verb.cook': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        pişir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        hazırla | ~dı | hazırlıyordu | hazırlıyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        kısık ateşte pişir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        karıştır | ~dı | ~ıyordu | ~ıyor | ~ırken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        servise hazırla | ~dı | servise hazırlıyordu | servise hazırlıyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        ağır ateşte pişir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        kendi usulünce yap | ~tı | ~ıyordu | ~ıyor | ~arken | ~tıktan | ~madan | ~maya | ~tığı | ~tığını | ~mak | ~mıştı | ~tın mı
      `,
    },
    'how.cook': `
      keyifle
      sabırla
      büyük bir dikkatle
      türkü söyleyerek
      ustalıkla
      özenle
      hevesle
      bir gözü saatte
    `,
    'at.in.cook': `
      mutfakta
      geniş mutfakta
      lokantanın mutfağında
      köy evinde
      pansiyonun mutfağında
      yazlık evde
      kır lokantasında
      çiftlik evinde
      aşçılık kursunda
      dağ evinde
    `,

    // Baking.
    'object.bake': {
      forms: 'nom | acc',
      phrases: `
        köy ekmeği | ~ni
        çavdar ekmeği | ~ni
        mısır ekmeği | ~ni
        su böreği | ~ni
        ıspanaklı börek | ıspanaklı böreği
        havuçlu kek | ~i
        limonlu kek | ~i
        elmalı turta | ~yı
        poğaçalar | ~ı
        cevizli kurabiyeler | ~i
        simitler | ~i
        açmalar | ~ı
        tahinli çörekler | ~i
        peynirli pideler | ~i
        vişneli pasta | ~yı
        milföyler | ~i
        zeytinli ekmek | zeytinli ekmeği
      `,
    },
    'kind.bake': `
      nefis
      mis kokulu
      tadına doyulmayan
      yumuşacık
      küçük
      çaya yetişecek
      misafirlere ayrılan
      herkesin sevdiği
      iştah açan
      taptaze
      pazar kahvaltısına yetişecek
    `,
    'verb.bake': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        pişir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        fırına ver | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        fırından çıkar | ~dı | ~ıyordu | ~ıyor | ~ırken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        masaya getir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        hazırla | ~dı | hazırlıyordu | hazırlıyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        ikram et | ~ti | ikram ediyordu | ikram ediyor | ikram ederken | ~tikten | ~meden | ~meye | ~tiği | ~tiğini | ~mek | ~mişti | ~tin mi
      `,
    },
    'how.bake': `
      özenle
      sevinçle
      ustalıkla
      gülümseyerek
      sabırla
      keyifle
      dikkatle
      hevesle
    `,
    'at.in.bake': `
      mutfakta
      pastanede
      köşedeki pastanede
      evde
      otelin mutfağında
      köy evinde
      pansiyonda
      kafede
      otelin pastanesinde
      aydınlık mutfakta
    `,

    // Repairing.
    'object.repair': {
      forms: 'nom | acc',
      phrases: `
        duvar saati | ~ni
        cep saati | ~ni
        kol saati | ~ni
        radyo | ~yu
        bisiklet | ~i
        dikiş makinesi | ~ni
        daktilo | ~yu
        gramofon | ~u
        pikap | pikabı
        masa lambası | ~nı
        vantilatör | ~ü
        fotoğraf makinesi | ~ni
        müzik kutusu | ~nu
        kahve değirmeni | ~ni
        çalar saat | ~i
        oyuncak tren | ~i
        avize | ~yi
      `,
    },
    'kind.repair': `
      eski
      bozuk
      dededen kalma
      antika
      yıllardır çalışmayan
      tozlu
      arızalı
      küçük
      emektar
      komşudan gelen
      kullanılmayan
      bitpazarından alınan
    `,
    'verb.repair': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        onar | ~dı | ~ıyordu | ~ıyor | ~ırken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        tamir et | ~ti | tamir ediyordu | tamir ediyor | tamir ederken | ~tikten | ~meden | ~meye | ~tiği | ~tiğini | ~mek | ~mişti | ~tin mi
        elden geçir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        söküp temizle | ~di | söküp temizliyordu | söküp temizliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        gözden geçir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        baştan sona yenile | ~di | baştan sona yeniliyordu | baştan sona yeniliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
      `,
    },
    'how.repair': `
      sabırla
      ustalıkla
      titizlikle
      keyifle
      dikkatle
      büyük bir merakla
      kimseden yardım almadan
      hevesle
      acele etmeden
    `,
    'at.in.repair': `
      atölyede
      bodrumdaki atölyede
      tezgâhın başında
      dükkânın arka odasında
      garajda
      tamirhanede
      çarşıdaki dükkânda
      merdiven altındaki odada
      küçük atölyede
    `,

    // Cleaning.
    'object.clean': {
      forms: 'nom | acc',
      phrases: `
        camlar | ~ı
        pencereler | ~i
        aynalar | ~ı
        raflar | ~ı
        masalar | ~ı
        dolaplar | ~ı
        bakır kaplar | ~ı
        fincanlar | ~ı
        tezgâhlar | ~ı
        çerçeveler | ~i
        sürahiler | ~i
        sandalyeler | ~i
        vazolar | ~ı
        şamdanlar | ~ı
      `,
    },
    'kind.clean': `
      tozlu
      eski
      büyük
      boy boy
      kirlenen
      matlaşan
      küçük
      lekelenen
      sıra sıra
    `,
    'verb.clean': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        sil | ~di | ~iyordu | ~iyor | ~erken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        temizle | ~di | temizliyordu | temizliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        parlat | ~tı | ~ıyordu | ~ıyor | ~ırken | ~tıktan | ~madan | ~maya | ~tığı | ~tığını | ~mak | ~mıştı | ~tın mı
        ovala | ~dı | ovalıyordu | ovalıyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        yeniden parlat | ~tı | ~ıyordu | ~ıyor | ~ırken | ~tıktan | ~madan | ~maya | ~tığı | ~tığını | ~mak | ~mıştı | ~tın mı
      `,
    },
    'how.clean': `
      özenle
      canla başla
      ıslık çalarak
      hızlı hızlı
      sabunlu suyla
      yumuşak bir bezle
      çabucak
      gayretle
    `,
    'at.in.clean': `
      evde
      dükkânda
      salonda
      lokantada
      kafede
      üst katta
      müzede
      yazlıkta
      pansiyonda
      konakta
    `,

    // Carrying.
    'object.carry': {
      forms: 'nom | acc',
      phrases: `
        koli | ~yi
        kutu | ~yu
        sepet | ~i
        sandalyeler | ~i
        bavul | ~u
        saksı | ~yı
        sehpa | ~yı
        minderler | ~i
        tabure | ~yi
        vazo | ~yu
        çanta | ~yı
        ayna | ~yı
        paketler | ~i
        yastıklar | ~ı
      `,
    },
    'kind.carry': `
      büyük
      eski
      yeni
      küçük
      kapının önündeki
      köşedeki
      emanet
      dışarıda kalan
      boş duran
    `,
    'verb.carry': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        içeri taşı | ~dı | ~yordu | ~yor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        kenara çek | ~ti | ~iyordu | ~iyor | ~erken | ~tikten | ~meden | ~meye | ~tiği | ~tiğini | ~mek | ~mişti | ~tin mi
        duvarın dibine koy | ~du | ~uyordu | ~uyor | ~arken | ~duktan | ~madan | ~maya | ~duğu | ~duğunu | ~mak | ~muştu | ~dun mu
        pencerenin yanına taşı | ~dı | ~yordu | ~yor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        yukarı çıkar | ~dı | ~ıyordu | ~ıyor | ~ırken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        girişe bırak | ~tı | ~ıyordu | ~ıyor | ~ırken | ~tıktan | ~madan | ~maya | ~tığı | ~tığını | ~mak | ~mıştı | ~tın mı
      `,
    },
    'how.carry': `
      dikkatle
      yavaşça
      ses çıkarmadan
      tek başına
      kolayca
      bir çırpıda
      özenle
    `,
    'at.in.carry': `
      depoda
      evde
      dükkânda
      sahaf dükkânında
      otelde
      konakta
      yazlık evde
      müzede
      tiyatroda
      kültür merkezinde
    `,

    // Opening and closing; a topic without a place, as doors and windows differ.
    'object.open': {
      forms: 'nom | acc',
      phrases: `
        pencere | ~yi
        kapı | ~yı
        panjur | ~u
        kepenk | kepengi
        bahçe kapısı | ~nı
        mutfak penceresi | ~ni
        balkon kapısı | ~nı
        tavan penceresi | ~ni
        ön kapı | ~yı
        arka kapı | ~yı
        avlu kapısı | ~nı
        çatı penceresi | ~ni
      `,
    },
    'kind.open': `
      ağır
      eski
      gıcırdayan
      mavi boyalı
      geniş
      rüzgârda çarpan
      denize bakan
      yeni boyanmış
      yeşil
      iki kanatlı
      paslanmış
    `,
    'verb.open': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        aç | ~tı | ~ıyordu | ~ıyor | ~arken | ~tıktan | ~madan | ~maya | ~tığı | ~tığını | ~mak | ~mıştı | ~tın mı
        kapat | ~tı | ~ıyordu | ~ıyor | ~ırken | ~tıktan | ~madan | ~maya | ~tığı | ~tığını | ~mak | ~mıştı | ~tın mı
        arala | ~dı | aralıyordu | aralıyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        ardına kadar aç | ~tı | ~ıyordu | ~ıyor | ~arken | ~tıktan | ~madan | ~maya | ~tığı | ~tığını | ~mak | ~mıştı | ~tın mı
        yarıya kadar aç | ~tı | ~ıyordu | ~ıyor | ~arken | ~tıktan | ~madan | ~maya | ~tığı | ~tığını | ~mak | ~mıştı | ~tın mı
        yeniden aç | ~tı | ~ıyordu | ~ıyor | ~arken | ~tıktan | ~madan | ~maya | ~tığı | ~tığını | ~mak | ~mıştı | ~tın mı
      `,
    },
    'how.open': `
      yavaşça
      sessizce
      usulca
      gülümseyerek
      dikkatle
      tek eliyle
      çabucak
    `,

    // Watching the sea and the sky.
    'object.watch': {
      forms: 'nom | acc',
      phrases: `
        bulutlar | ~ı
        martılar | ~ı
        vapurlar | ~ı
        yelkenliler | ~i
        gemiler | ~i
        kayıklar | ~ı
        balıkçı tekneleri | ~ni
        kırlangıçlar | ~ı
        leylekler | ~i
        sandallar | ~ı
        kotralar | ~ı
        yunuslar | ~ı
        feribotlar | ~ı
        turnalar | ~ı
      `,
    },
    'kind.watch': `
      uzaktaki
      ufukta beliren
      yaklaşan
      karşı kıyıya giden
      güneşte parlayan
      geçip giden
      gitgide küçülen
      birbiri ardınca geçen
      yavaşça uzaklaşan
    `,
    'verb.watch': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        seyret | ~ti | seyrediyordu | seyrediyor | seyrederken | ~tikten | ~meden | ~meye | ~tiği | ~tiğini | ~mek | ~mişti | ~tin mi
        izle | ~di | izliyordu | izliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        takip et | ~ti | takip ediyordu | takip ediyor | takip ederken | ~tikten | ~meden | ~meye | ~tiği | ~tiğini | ~mek | ~mişti | ~tin mi
        gözle | ~di | gözlüyordu | gözlüyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        dürbünle izle | ~di | dürbünle izliyordu | dürbünle izliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
      `,
    },
    'how.watch': `
      sessizce
      hayranlıkla
      dikkatle
      keyifle
      merakla
      gülümseyerek
      kımıldamadan
    `,
    'at.out.watch': `
      iskelede
      balkonda
      köprünün üstünde
      rıhtımda
      sahilde
      deniz fenerinin yanında
      terasta
      dalgakıranın ucunda
      güvertede
      kayalıklarda
    `,

    // Listening.
    'object.listen': {
      forms: 'nom | acc',
      phrases: `
        şarkı | ~yı
        türkü | ~yü
        konser | ~i
        plak | plağı
        ezgi | ~yi
        radyo programı | ~nı
        radyo oyunu | ~nu
        keman sonatı | ~nı
        piyano konçertosu | ~nu
        vals | ~i
        opera | ~yı
        caz parçası | ~nı
        senfoni | ~yi
        film müziği | ~ni
      `,
    },
    'kind.listen': `
      eski
      hareketli
      sevilen
      yıllardır unutulmayan
      çoktandır aranan
      arşivden çıkan
      herkesin sevdiği
      yıllar sonra bulunan
      dinlendirici
    `,
    'verb.listen': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        dinle | ~di | dinliyordu | dinliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        yeniden dinle | ~di | yeniden dinliyordu | yeniden dinliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        baştan sona dinle | ~di | baştan sona dinliyordu | baştan sona dinliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        sonuna kadar dinle | ~di | sonuna kadar dinliyordu | sonuna kadar dinliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
      `,
    },
    'how.listen': `
      gözlerini kapatıp
      dalgın dalgın
      büyük bir keyifle
      sessizce
      gülümseyerek
      hayallere dalarak
      arkasına yaslanıp
      kımıldamadan
    `,
    'at.in.listen': `
      odada
      salonda
      cam kenarında
      mutfakta
      koltukta
      stüdyoda
      çalışma odasında
      şöminenin karşısında
      oturma odasında
    `,
    'at.out.listen': `
      balkonda
      verandada
      terasta
      çardakta
      bahçede
    `,

    // Playing music.
    'object.music': {
      forms: 'nom | acc',
      phrases: `
        türkü | ~yü
        vals | ~i
        sonat | ~ı
        şarkı | ~yı
        ezgi | ~yi
        parça | ~yı
        konçerto | ~yu
        rapsodi | ~yi
        beste | ~yi
        halk ezgisi | ~ni
        dans havası | ~nı
        okul şarkısı | ~nı
        tango | ~yu
        serenat | serenadı
        prelüt | prelüdü
      `,
    },
    'kind.music': `
      zor
      eski
      hareketli
      yavaş
      sevilen
      uzun
      yeni öğrenilen
      kısa
      ağır tempolu
      herkesin bildiği
      konser için seçilen
    `,
    'verb.music': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        çal | ~dı | ~ıyordu | ~ıyor | ~arken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        prova et | ~ti | prova ediyordu | prova ediyor | prova ederken | ~tikten | ~meden | ~meye | ~tiği | ~tiğini | ~mek | ~mişti | ~tin mi
        yeniden çal | ~dı | ~ıyordu | ~ıyor | ~arken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        baştan sona çal | ~dı | ~ıyordu | ~ıyor | ~arken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        yorumla | ~dı | yorumluyordu | yorumluyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        seslendir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
      `,
    },
    'how.music': `
      kemanla
      mızıkayla
      klarnetle
      flütle
      viyolonselle
      akordeonla
      gitarla
      notaya bakmadan
      coşkuyla
    `,
    'at.in.music': `
      salonda
      müzik odasında
      konser salonunda
      sahnede
      kültür merkezinde
      konservatuvarda
      kayıt stüdyosunda
      prova odasında
      bodrumdaki stüdyoda
    `,
    'at.out.music': `
      avluda
      çardakta
      açık hava sahnesinde
      parktaki sahnede
      meydanda
      rıhtımda
    `,

    // Sewing.
    'object.sew': {
      forms: 'nom | acc',
      phrases: `
        elbise | ~yi
        ceket | ~i
        etek | eteği
        gömlek | gömleği
        yelek | yeleği
        pantolon | ~u
        palto | ~yu
        masa örtüsü | ~nü
        yastık kılıfı | ~nı
        önlük | önlüğü
        bluz | ~u
        pelerin | ~i
        perde | ~yi
        tulum | ~u
      `,
    },
    'kind.sew': `
      keten
      yeni
      çizgili
      mavi
      bordo
      açık renkli
      puantiyeli
      şık
      gri
      sipariş edilen
      turuncu
      desenli
    `,
    'verb.sew': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        dik | ~ti | ~iyordu | ~iyor | ~erken | ~tikten | ~meden | ~meye | ~tiği | ~tiğini | ~mek | ~mişti | ~tin mi
        ütüle | ~di | ütülüyordu | ütülüyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        bitir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        ölçüp biç | ~ti | ~iyordu | ~iyor | ~erken | ~tikten | ~meden | ~meye | ~tiği | ~tiğini | ~mek | ~mişti | ~tin mi
        teyelle | ~di | teyelliyordu | teyelliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        tamamla | ~dı | tamamlıyordu | tamamlıyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
      `,
    },
    'how.sew': `
      özenle
      sabırla
      ustalıkla
      titizlikle
      radyo dinleyerek
      keyifle
      acele etmeden
      çabucak
    `,
    'at.in.sew': `
      dikiş odasında
      terzihanede
      evde
      atölyede
      pencerenin önünde
      salonda
      mahalledeki kursta
      aynalı odada
      köşedeki terzi dükkânında
    `,

    // Knitting.
    'object.knit': {
      forms: 'nom | acc',
      phrases: `
        kazak | kazağı
        atkı | ~yı
        bere | ~yi
        hırka | ~yı
        patikler | ~i
        eldivenler | ~i
        süveter | ~i
        battaniye | ~yi
        şal | ~ı
        çoraplar | ~ı
        yelek | yeleği
        yastık yüzü | ~nü
      `,
    },
    'kind.knit': `
      yün
      rengârenk
      kırmızı
      kalın
      çizgili
      yumuşacık
      gri
      küçük
      hediye edilecek
      saç örgülü
      lacivert
    `,
    'verb.knit': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        ör | ~dü | ~üyordu | ~üyor | ~erken | ~dükten | ~meden | ~meye | ~düğü | ~düğünü | ~mek | ~müştü | ~dün mü
        bitir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        yeniden ör | ~dü | ~üyordu | ~üyor | ~erken | ~dükten | ~meden | ~meye | ~düğü | ~düğünü | ~mek | ~müştü | ~dün mü
        ilmek ilmek ör | ~dü | ~üyordu | ~üyor | ~erken | ~dükten | ~meden | ~meye | ~düğü | ~düğünü | ~mek | ~müştü | ~dün mü
        söküp yeniden ör | ~dü | ~üyordu | ~üyor | ~erken | ~dükten | ~meden | ~meye | ~düğü | ~düğünü | ~mek | ~müştü | ~dün mü
      `,
    },
    'how.knit': `
      sabırla
      keyifle
      sohbet ederek
      şişlere bakmadan
      radyo dinleyerek
      acele etmeden
      sessizce
      türkü mırıldanarak
    `,
    'at.in.knit': `
      koltukta
      sobanın başında
      pencerenin önünde
      kış bahçesinde
      salonda
      örgü kursunda
      divanda
      lambanın altında
      mutfakta
    `,
    'at.out.knit': `
      balkonda
      kapının önünde
      parkta
      verandada
      asmanın altında
    `,

    // Woodwork.
    'object.wood': {
      forms: 'nom | acc',
      phrases: `
        masa | ~yı
        sandalye | ~yi
        raf | ~ı
        çerçeve | ~yi
        dolap | dolabı
        sandık | sandığı
        tabure | ~yi
        kitaplık | kitaplığı
        beşik | beşiği
        sehpa | ~yı
        çekmece | ~yi
        kuş evi | ~ni
        sallanan at | ~ı
        mektup kutusu | ~nu
      `,
    },
    'kind.wood': `
      ceviz
      meşe
      küçük
      zarif
      yeni
      kestane
      çam
      oymalı
      ısmarlanan
      yarım kalan
      sağlam
      el emeği
    `,
    'verb.wood': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        zımparala | ~dı | zımparalıyordu | zımparalıyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        cilala | ~dı | cilalıyordu | cilalıyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        boya | ~dı | boyuyordu | boyuyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        vernikle | ~di | vernikliyordu | vernikliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        rendele | ~di | rendeliyordu | rendeliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        bitir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
      `,
    },
    'how.wood': `
      özenle
      ustalıkla
      sabırla
      ıslık çalarak
      yavaş yavaş
      büyük bir zevkle
      hiç konuşmadan
      hevesle
    `,
    'at.in.wood': `
      atölyede
      marangozhanede
      garajda
      mahalledeki işlikte
      çarşıdaki atölyede
      evin bodrumunda
      boya atölyesinde
    `,
    'at.out.wood': `
      avluda
      bahçede
      kapının önünde
      sundurmanın altında
      dükkânın önünde
    `,

    // Painting and drawing.
    'object.draw': {
      forms: 'nom | acc',
      phrases: `
        manzara | ~yı
        liman resmi | ~ni
        portre | ~yi
        afiş | ~i
        sokak resmi | ~ni
        gemi resmi | ~ni
        kapak resmi | ~ni
        çiçek resmi | ~ni
        vapur resmi | ~ni
        kedi resmi | ~ni
        desen | ~i
        köprü resmi | ~ni
        karikatür | ~ü
        bahçe resmi | ~ni
      `,
    },
    'kind.draw': `
      küçük
      büyük
      yarım kalan
      ayrıntılı
      sergiye gidecek
      özgün
      ısmarlanan
      sipariş edilen
      hediye edilecek
      yarışmaya gidecek
      haftalardır süren
    `,
    'verb.draw': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        tamamla | ~dı | tamamlıyordu | tamamlıyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        bitir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        renklendir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        yeniden çiz | ~di | ~iyordu | ~iyor | ~erken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        çiz | ~di | ~iyordu | ~iyor | ~erken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        boya | ~dı | boyuyordu | boyuyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
      `,
    },
    'how.draw': `
      ince bir fırçayla
      sabırla
      canlı renklerle
      dikkatle
      keyifle
      sessizce
      özenle
      başını kaldırmadan
    `,
    'at.in.draw': `
      atölyede
      resim odasında
      resim sınıfında
      tavan arasında
      resim kursunda
      geniş pencerenin önünde
      stüdyoda
      yemek masasında
    `,
    'at.out.draw': `
      rıhtımda
      bahçede
      kıyıda
      köprünün yanında
      balkonda
      meydanda
    `,

    // Office work, for people of the office.
    'person.office': {
      forms: 'nom | gen',
      phrases: `
        sekreter | ~in
        muhasebeci | ~nin
        yazılımcı | ~nın
        editör | ~ün
        grafiker | ~in
        mimar | ~ın
        mühendis | ~in
        çevirmen | ~in
        danışman | ~ın
        proje sorumlusu | ~nun
        takım lideri | ~nin
        müdür yardımcısı | ~nın
        arşiv görevlisi | ~nin
        tasarımcı | ~nın
        düzeltmen | ~in
      `,
    },
    task: {
      forms: 'nom | acc',
      phrases: `
        rapor | ~u
        sunum | ~u
        program | ~ı
        liste | ~yi
        dosya | ~yı
        çizelge | ~yi
        plan | ~ı
        broşür | ~ü
        taslak | taslağı
        bülten | ~i
        duyuru | ~yu
        proje | ~yi
        tutanak | tutanağı
        iş planı | ~nı
        toplantı notu | ~nu
        anket | ~i
      `,
    },
    'task-kind': `
      haftalık
      aylık
      yeni
      uzun
      ayrıntılı
      beklenen
      kısa
      yarım kalan
      öğleye yetişecek
      herkesin sorduğu
      son
    `,
    'task-do': {
      forms: 'stem | past | after',
      phrases: `
        hazırla | ~dı | ~dıktan
        düzenle | ~di | ~dikten
        gözden geçir | ~di | ~dikten
        temize çek | ~ti | ~tikten
        tamamla | ~dı | ~dıktan
        kontrol et | ~ti | ~tikten
        güncelle | ~di | ~dikten
        baştan sona oku | ~du | ~duktan
      `,
    },
    'task-how': `
      dikkatle
      titizlikle
      kahvesini yudumlayarak
      hızla
      sessizce
      büyük bir özenle
      çabucak
      telaşa kapılmadan
    `,
    'task-at': `
      ofiste
      toplantı odasında
      bilgisayarın başında
      büroda
      kütüphanede
      çalışma odasında
      belediye binasında
      üçüncü katta
      cam kenarındaki masada
      geniş ekranın önünde
      asma katta
      dosya odasında
    `,
    // What follows the work.
    'task-next': `
      toplantı odasına geçti
      kahve makinesine yöneldi
      pencereyi araladı
      ekrana şöyle bir baktı
      iş arkadaşlarına gülümsedi
      telefona uzandı
      biraz ara verdi
      bilgisayarı kapattı
      yeni çayından bir yudum aldı
      masasını topladı
      çiçekleri suladı
      takvime bir not düştü
      öğle yemeğine çıktı
      balkona çıkıp hava aldı
      bir kurabiye aldı
      arkadaşlarına güzel haberi verdi
    `,

    // Shopping for food.
    'object.shop': {
      forms: 'nom | acc',
      phrases: `
        havuçlar | ~ı
        mantarlar | ~ı
        domatesler | ~i
        biberler | ~i
        patlıcanlar | ~ı
        elmalar | ~ı
        üzüm | ~ü
        kuru kayısı | ~yı
        ıspanak | ıspanağı
        taze fasulye | ~yi
        portakallar | ~ı
        limonlar | ~ı
        salatalıklar | ~ı
        armutlar | ~ı
        enginarlar | ~ı
        şeftaliler | ~i
      `,
    },
    'kind.shop': `
      tezgâhtaki
      köyden gelen
      o gün gelen
      yerli
      herkesin övdüğü
      lezzetli
      en güzel
      kasadaki
      en öndeki
    `,
    'verb.shop': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        seç | ~ti | ~iyordu | ~iyor | ~erken | ~tikten | ~meden | ~meye | ~tiği | ~tiğini | ~mek | ~mişti | ~tin mi
        fileye doldur | ~du | ~uyordu | ~uyor | ~urken | ~duktan | ~madan | ~maya | ~duğu | ~duğunu | ~mak | ~muştu | ~dun mu
        torbaya koy | ~du | ~uyordu | ~uyor | ~arken | ~duktan | ~madan | ~maya | ~duğu | ~duğunu | ~mak | ~muştu | ~dun mu
        satın al | ~dı | ~ıyordu | ~ıyor | ~ırken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        sepete yerleştir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        kese kâğıdına koy | ~du | ~uyordu | ~uyor | ~arken | ~duktan | ~madan | ~maya | ~duğu | ~duğunu | ~mak | ~muştu | ~dun mu
      `,
    },
    'how.shop': `
      dikkatle
      gülerek
      titizlikle
      özenle
      sohbet ederek
      acele etmeden
      şakalaşarak
    `,
    'at.out.shop': `
      pazarda
      çarşıda
      semt pazarında
      köy pazarında
      manavın önünde
      bakkalın önünde
      köy meydanındaki tezgâhta
      çarşının girişinde
    `,

    // Sorting old papers.
    'object.sort': {
      forms: 'nom | acc',
      phrases: `
        fotoğraflar | ~ı
        mektuplar | ~ı
        kartpostallar | ~ı
        plaklar | ~ı
        dergiler | ~i
        haritalar | ~ı
        defterler | ~i
        gazete kupürleri | ~ni
        davetiyeler | ~i
        belgeler | ~i
        çizimler | ~i
        notalar | ~ı
        afişler | ~i
        albümler | ~i
      `,
    },
    'kind.sort': `
      eski
      sararmış
      kıymetli
      eski günlerden kalma
      tozlu
      unutulmuş
      yıllardır saklanan
      üst üste yığılmış
      iyi korunmuş
      sandıktan çıkan
    `,
    'verb.sort': {
      forms:
        'stem | past | was | be | while | after | before | to | which | that | inf | had | you',
      phrases: `
        düzenle | ~di | düzenliyordu | düzenliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        tek tek incele | ~di | tek tek inceliyordu | tek tek inceliyor | ~rken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        kutuya yerleştir | ~di | ~iyordu | ~iyor | ~irken | ~dikten | ~meden | ~meye | ~diği | ~diğini | ~mek | ~mişti | ~din mi
        masaya yay | ~dı | ~ıyordu | ~ıyor | ~arken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
        tarih sırasına koy | ~du | ~uyordu | ~uyor | ~arken | ~duktan | ~madan | ~maya | ~duğu | ~duğunu | ~mak | ~muştu | ~dun mu
        ayıkla | ~dı | ayıklıyordu | ayıklıyor | ~rken | ~dıktan | ~madan | ~maya | ~dığı | ~dığını | ~mak | ~mıştı | ~dın mı
      `,
    },
    'how.sort': `
      özlemle
      merakla
      sessizce
      dikkatle
      gülümseyerek
      sabırla
      hayallere dalarak
      özenle
    `,
    'at.in.sort': `
      tavan arasında
      salonda
      çalışma odasında
      kütüphanede
      arşivde
      evde
      müzede
      pencerenin önünde
    `,

    // Before, after and around what people do.
    first: {
      forms: 'stem | past | and',
      phrases: `
        çayını bitir | ~di | ~ip
        derin bir nefes al | ~dı | ~ıp
        saatine bak | ~tı | ~ıp
        gözlüğünü sil | ~di | ~ip
        telefonunu sessize al | ~dı | ~ıp
        kahvesini iç | ~ti | ~ip
        gazetesini katla | ~dı | ~yıp
        takvime göz at | ~tı | ~ıp
        kollarını sıva | ~dı | ~yıp
        bir simit ye | ~di | bir simit yiyip
        kısa bir mola ver | ~di | ~ip
        komşularla selamlaş | ~tı | ~ıp
        kedisini doyur | ~du | ~up
        notlarına bak | ~tı | ~ıp
        bir bardak su iç | ~ti | ~ip
        gökyüzüne bak | ~tı | ~ıp
        çantasını bir kenara bırak | ~tı | ~ıp
        ceketini çıkar | ~dı | ~ıp
        biraz dinlen | ~di | ~ip
        kapıda biraz oyalan | ~dı | ~ıp
        posta kutusuna bak | ~tı | ~ıp
        şapkasını as | ~tı | ~ıp
        bir parça çikolata ye | ~di | bir parça çikolata yiyip
        hava durumuna bak | ~tı | ~ıp
        yoldan geçenlere el salla | ~dı | ~yıp
        yapılacaklar listesini oku | ~du | ~yup
        arkadaşıyla şakalaş | ~tı | ~ıp
        ceplerini yokla | ~dı | ~yıp
        şöyle bir gerin | ~di | ~ip
        kardeşini ara | ~dı | ~yıp
        çevrede biraz dolaş | ~tı | ~ıp
      `,
    },
    // What follows: anywhere, or at home.
    'then.any': `
      bir bardak çay içti
      derin bir nefes aldı
      kahvesini yudumladı
      keyifle gülümsedi
      biraz dinlendi
      kısa bir yürüyüşe çıktı
      eski bir arkadaşını aradı
      limana kadar yürüdü
      bir dilim kek yedi
      günlüğünü yazdı
      kısa bir not yazdı
      otobüse bindi
      arkasına yaslandı
      bir türkü tutturdu
      parkta dolaştı
      yokuş aşağı yürüdü
      bakkaldan gazete aldı
      küçük bir mola verdi
      bir elma ısırdı
      uzun uzun gerindi
      sevinçle ellerini çırptı
      sahilde yürüdü
      kuşlara yem verdi
      alışveriş listesi yaptı
      yeğenini aradı
      arkadaşlarıyla şakalaştı
      bir şarkı mırıldandı
      bir fotoğraf çekti
      saatine göz attı
      bir parça çikolata yedi
      arkadaşına uğradı
      bulmacasını çözdü
      komşularla lafladı
      tramvaya bindi
      bir tabak meyve yedi
      ellerini yıkadı
      saatini kurdu
      birkaç arkadaşıyla buluştu
    `,
    'then.home': `
      pencerenin önüne oturdu
      kapının önüne çıktı
      bahçeyi dolaştı
      radyoyu açtı
      komşuya uğradı
      çaydanlığı ocağa koydu
      kedisini sevdi
      gazetesine döndü
      ışığı söndürdü
      balkona çıktı
      ailesini sofraya çağırdı
      posta kutusuna baktı
      komşusuna selam verdi
      sofrayı kurdu
      perdeleri çekti
      içeri geçti
      camdan dışarıyı izledi
      lambayı yaktı
      şapkasını giyip çıktı
      bir köşede kestirdi
      salonu süpürdü
      kitaplarını raflara dizdi
      anahtarlarını aradı
    `,
    told: `
      söyledi
      anlattı
      duydu
      öğrendi
      hatırladı
      haber verdi
      komşulara anlattı
      telefonda anlattı
      gülümseyerek anlattı
      gururla söyledi
      çoktan duymuştu
      bilmiyordu
      uzun uzun anlattı
      çay içerken anlattı
      mektubunda yazdı
      herkese duyurdu
      laf arasında söyledi
      merdivende öğrendi
      sonradan öğrendi
      yolda anlattı
      şaşırarak öğrendi
      unutmuştu
      akşam yemeğinde anlattı
    `,
    decide: `
      karar verdi
      karar vermişti
      niyetlendi
      niyetlenmişti
      niyetliydi
      heveslendi
      vakit ayırdı
      zaman buldu
      söz verdi
      can atıyordu
    `,
    // One thing among several, for topics whose things are all singular.
    'one.read': `bir`,
    'one.write': `bir`,
    'one.repair': `bir`,
    'one.sew': `bir`,
    'one.wood': `bir`,
    'one.draw': `bir`,
    'one.listen': `bir`,
    'one.music': `bir`,
    // What became of a thing, by topic.
    'result.write': `
      çok beğenildi
      ilgiyle okundu
      herkesi gülümsetti
      okuyanların hoşuna gitti
      uzun uzun konuşuldu
      elden ele dolaştı
    `,
    'result.cook': `
      çok beğenildi
      tam kıvamındaydı
      sofranın gözdesi oldu
      bir çırpıda tükendi
      misafirlerin övgüsünü aldı
      tarif defterine girdi
    `,
    'result.bake': `
      bir anda tükendi
      kokusuyla herkesi çevresine topladı
      sofradaki en güzel yeri aldı
      komşulara da dağıtıldı
      son kırıntısına kadar yendi
      çayın yanında bitiverdi
    `,
    'result.repair': `
      yepyeni görünüyordu
      ilk günkü gibi oldu
      sahibini çok sevindirdi
      vitrine kondu
      ustaları bile şaşırttı
      yeniden eski yerini aldı
    `,
    'result.sew': `
      vitrini süsledi
      herkesin gözüne çarptı
      komşuların hoşuna gitti
      tam istendiği gibi oldu
      sergide ilgi gördü
      paketlenip yola çıktı
    `,
    'result.knit': `
      sahibini sıcacık tuttu
      herkesin hoşuna gitti
      güzelce paketlendi
      sıcacık bir armağan oldu
      görenleri imrendirdi
      bütün komşulara gösterildi
    `,
    'result.wood': `
      yepyeni görünüyordu
      evin en güzel köşesine kondu
      herkesin beğenisini kazandı
      görenleri hayran bıraktı
      fuarda sergilendi
      hemen alıcı buldu
    `,
    'result.draw': `
      sergide ilgi gördü
      salonun duvarını süsledi
      yarışmada birinci oldu
      bakanları gülümsetti
      güzel bir çerçeveye kondu
      herkesin beğenisini kazandı
    `,
    'result.music': `
      uzun uzun alkışlandı
      dinleyenleri coşturdu
      herkesi büyüledi
      günün sürprizi oldu
      hemen dillere dolandı
      herkesi ayağa kaldırdı
    `,
    'result.plant': `
      güneşi görünce canlandı
      yerini çok sevdi
      komşuların ilgisini çekti
      ortalığa renk kattı
      herkesin gözüne çarptı
      çevreyi güzelleştirdi
    `,
    // What it is for somebody to do a thing, by topic: … tamir etmek … için sabır işiydi.
    'needs.read': `
      günün en güzel saatiydi
      hoş bir kaçamaktı
      bir tür yolculuktu
      küçük bir törendi
    `,
    'needs.write': `
      sanıldığı kadar kolay değildi
      günün en zor işiydi
      sabır işiydi
      başlı başına bir serüvendi
    `,
    'needs.plant': `
      dinlenmenin en güzel yoluydu
      baharın müjdecisiydi
      çocukluktan kalma bir alışkanlıktı
      günün en huzurlu işiydi
    `,
    'needs.cook': `
      gerçek bir sevinçti
      eski bir aile geleneğiydi
      ustalık isteyen bir işti
      yemek kadar keyifliydi
    `,
    'needs.repair': `
      sabır işiydi
      bilmece çözmek gibiydi
      zor ama keyifliydi
      gerçek bir başarıydı
    `,
    'needs.sew': `
      göründüğünden daha zordu
      çocuk oyuncağıydı
      özen isteyen bir işti
      keyifli bir uğraştı
    `,
    'needs.knit': `
      dinlendirici bir alışkanlıktı
      hem iş hem eğlenceydi
      huzurlu bir uğraştı
      kış akşamlarının uğraşıydı
    `,
    'needs.wood': `
      sabır isteyen bir uğraştı
      eski bir tutkuydu
      haftanın en keyifli işiydi
      bambaşka bir zevkti
    `,
    'needs.draw': `
      rüya görmek gibiydi
      zamanı unutturan bir işti
      eski bir hayaldi
      benzersiz bir zevkti
    `,
    'needs.music': `
      büyük bir mutluluktu
      yorgunluğu unutturan bir işti
      hâlâ heyecan vericiydi
      eski bir dostla konuşmak gibiydi
    `,
    'needs.sort': `
      zamanda yolculuk gibiydi
      geçmişle buluşmaktı
      küçük bir bayramdı
      tatlı bir telaştı
    `,
    // Exclamations, after an infinitive: … okumak ne keyifliydi!
    'joy.read': `
      ne büyük keyifti
      insanı nasıl da dinlendiriyordu
      zamanı nasıl da unutturuyordu
      ne hoş bir kaçamaktı
    `,
    'joy.plant': `
      insana ne iyi geliyordu
      ne huzurlu bir işti
      ne güzel bir başlangıçtı
      ne umut vericiydi
    `,
    'joy.fruit': `
      ne zevkliydi
      ne neşeli bir telaştı
      çocukları nasıl da sevindiriyordu
      ne bereketli bir işti
    `,
    'joy.cook': `
      ne keyifli bir uğraştı
      insanı nasıl da acıktırıyordu
      ne lezzetli bir törendi
      insanın içini nasıl da ısıtıyordu
    `,
    'joy.bake': `
      ne tatlı bir telaştı
      insanı nasıl da mutlu ediyordu
      ne hoş bir gelenekti
      herkesi nasıl da heyecanlandırmıştı
    `,
    'joy.watch': `
      ne büyüleyiciydi
      insanı nasıl da hayallere daldırıyordu
      ne kadar dinlendiriciydi
      ne tatlı bir tembellikti
    `,
    'joy.listen': `
      ne hoş bir dinlenmeydi
      insanı nasıl da yıllar öncesine götürüyordu
      ne unutulmaz bir andı
      yüreği nasıl da hafifletiyordu
    `,
    'joy.music': `
      ne heyecanlıydı
      ne büyük bir mutluluktu
      insanı nasıl da coşturuyordu
      ne güzel bir duyguydu
    `,
    'joy.knit': `
      ne sıcacık bir duyguydu
      elleri nasıl da oyalıyordu
      ne sakin bir mutluluktu
      ne kolaymış meğer
    `,
    'joy.draw': `
      insanı nasıl da özgürleştiriyordu
      ne eğlenceliydi
      ne benzersiz bir zevkti
      ne hoş bir uğraştı
    `,
    'joy.sort': `
      ne duygulandırıcıydı
      ne çok anıyı canlandırmıştı
      insanı nasıl da gülümsetiyordu
      ne tatlı bir oyalanmaydı
    `,

    // ── Weather and nature ──────────────────────────────────────────────────
    // fair goes with life out of doors, grey with life at home.
    'nature.fair.wind': `
      rüzgâr
      esinti
      meltem
      yaz rüzgârı
      deniz rüzgârı
      bahar rüzgârı
    `,
    'looks.fair.wind': `
      hafif
      serin
      tatlı
      ılık
      güneyden esen
      çiçek kokulu
      yumuşacık
    `,
    'acts.fair.wind': {
      forms: 'stem | be | was | while',
      phrases: `
        yaprakları hışırdat | ~ıyor | ~ıyordu | ~ırken
        perdeleri havalandır | ~ıyor | ~ıyordu | ~ırken
        ince dalları salla | ince dalları sallıyor | ince dalları sallıyordu | ~rken
        yelkenleri şişir | ~iyor | ~iyordu | ~irken
        çamaşırları kurut | ~uyor | ~uyordu | ~urken
        suyun yüzünü ürpert | ~iyor | ~iyordu | ~irken
        bahçelerin kokusunu taşı | ~yor | ~yordu | ~rken
        uçurtmaları yükselt | ~iyor | ~iyordu | ~irken
        otları dalgalandır | ~ıyor | ~ıyordu | ~ırken
      `,
    },
    'nature.fair.sun': `
      güneş
      gün ışığı
      güneş ışığı
    `,
    'looks.fair.sun': `
      parlak
      ılık
      pırıl pırıl
      altın sarısı
      cömert
      tatlı
      göz kamaştıran
      uzun zamandır beklenen
    `,
    'acts.fair.sun': {
      forms: 'stem | be | was | while',
      phrases: `
        pencerelere vur | ~uyor | ~uyordu | ~urken
        odaları ısıt | ~ıyor | ~ıyordu | ~ırken
        denizi ışıldat | ~ıyor | ~ıyordu | ~ırken
        avluyu aydınlat | ~ıyor | ~ıyordu | ~ırken
        çatıları ısıt | ~ıyor | ~ıyordu | ~ırken
        taş duvarları ısıt | ~ıyor | ~ıyordu | ~ırken
        yaprakların arasından süzül | ~üyor | ~üyordu | ~ürken
        sokağa dol | ~uyor | ~uyordu | ~arken
        bahçeyi canlandır | ~ıyor | ~ıyordu | ~ırken
        bahçeye yayıl | ~ıyor | ~ıyordu | ~ırken
        camlarda ışılda | camlarda ışıldıyor | camlarda ışıldıyordu | ~rken
        tepeleri aydınlat | ~ıyor | ~ıyordu | ~ırken
      `,
    },
    'nature.fair.sea': `
      deniz
      dalgalar
      küçük dalgalar
      sular
    `,
    'looks.fair.sea': `
      masmavi
      kıpır kıpır
      ağır ağır kabaran
      hiç yorulmayan
      berrak
      serin
      yeşile çalan
      tuz kokulu
    `,
    'acts.fair.sea': {
      forms: 'stem | be | was | while',
      phrases: `
        kayaları ıslat | ~ıyor | ~ıyordu | ~ırken
        kumsala vur | ~uyor | ~uyordu | ~urken
        iskelenin ayaklarını okşa | iskelenin ayaklarını okşuyor | iskelenin ayaklarını okşuyordu | ~rken
        çakılları yuvarla | çakılları yuvarlıyor | çakılları yuvarlıyordu | ~rken
        sandalları salla | sandalları sallıyor | sandalları sallıyordu | ~rken
        kıyıyı köpüğe boğ | ~uyor | ~uyordu | ~arken
        kumdaki izleri sil | ~iyor | ~iyordu | ~erken
        güneşte ışılda | güneşte ışıldıyor | güneşte ışıldıyordu | ~rken
      `,
    },
    'nature.fair.river': `
      dere
      nehir
      ırmak
      dağ deresi
      küçük dere
    `,
    'looks.fair.river': `
      berrak
      gür
      serin
      coşkun
      köpüklü
      gümüş rengi
      usulca çağlayan
    `,
    'acts.fair.river': {
      forms: 'stem | be | was | while',
      phrases: `
        köprünün altından ak | ~ıyor | ~ıyordu | ~arken
        söğütlerin arasından kıvrıl | ~ıyor | ~ıyordu | ~ırken
        tarlaları sula | tarlaları suluyor | tarlaları suluyordu | ~rken
        değirmenin yanından geç | ~iyor | ~iyordu | ~erken
        taşların üstünden atla | taşların üstünden atlıyor | taşların üstünden atlıyordu | ~rken
        vadiye doğru ak | ~ıyor | ~ıyordu | ~arken
        göle dökül | ~üyor | ~üyordu | ~ürken
        sazların arasından süzül | ~üyor | ~üyordu | ~ürken
        bahçeleri dolan | ~ıyor | ~ıyordu | ~ırken
      `,
    },
    'nature.fair.tree': `
      çınar
      ıhlamur ağacı
      söğüt
      kavaklar
      ceviz ağacı
      çamlar
      dut ağacı
      zeytin ağaçları
    `,
    'looks.fair.tree': `
      ulu
      yaşlı
      yemyeşil
      yol kıyısındaki
      yamaçtaki
      heybetli
      asırlık
    `,
    'acts.fair.tree': {
      forms: 'stem | be | was | while',
      phrases: `
        çevreye gölge düşür | ~üyor | ~üyordu | ~ürken
        rüzgârda hışırda | rüzgârda hışırdıyor | rüzgârda hışırdıyordu | ~rken
        dallarını göğe uzat | ~ıyor | ~ıyordu | ~ırken
        serin bir gölge ver | ~iyor | ~iyordu | ~irken
        kuşlara barınak ol | ~uyor | ~uyordu | ~urken
        rüzgârda salın | ~ıyor | ~ıyordu | ~ırken
        güneşte ışılda | güneşte ışıldıyor | güneşte ışıldıyordu | ~rken
      `,
    },
    'nature.fair.cloud': `
      bulutlar
      bulut kümeleri
      yaz bulutları
    `,
    'looks.fair.cloud': `
      beyaz
      ince
      pamuk gibi
      pembeleşen
      yüksek
      parça parça
      tüy gibi
    `,
    'acts.fair.cloud': {
      forms: 'stem | be | was | while',
      phrases: `
        tepelerin üstünden geç | ~iyor | ~iyordu | ~erken
        denize doğru sürüklen | ~iyor | ~iyordu | ~irken
        göle yansı | ~yor | ~yordu | ~rken
        birbirini kovala | birbirini kovalıyor | birbirini kovalıyordu | ~rken
        ufka dizil | ~iyor | ~iyordu | ~irken
        biçimden biçime gir | ~iyor | ~iyordu | ~erken
        güneşin önünden geç | ~iyor | ~iyordu | ~erken
        rüzgârla dağıl | ~ıyor | ~ıyordu | ~ırken
        kasabanın üstünden geç | ~iyor | ~iyordu | ~erken
      `,
    },
    'nature.grey.rain': `
      yağmur
      sağanak
      yaz yağmuru
      bahar yağmuru
    `,
    'looks.grey.rain': `
      ani
      ılık
      beklenmedik
      dinmek bilmeyen
      inatçı
      gürültülü
      bereketli
    `,
    'acts.grey.rain': {
      forms: 'stem | be | was | while',
      phrases: `
        damları ıslat | ~ıyor | ~ıyordu | ~ırken
        sokakları serinlet | ~iyor | ~iyordu | ~irken
        toprağı doyur | ~uyor | ~uyordu | ~urken
        camlara vur | ~uyor | ~uyordu | ~urken
        oluklardan taş | ~ıyor | ~ıyordu | ~arken
        saçaklardan damla | saçaklardan damlıyor | saçaklardan damlıyordu | ~rken
        bahçelere can ver | ~iyor | ~iyordu | ~irken
        kaldırımları parlat | ~ıyor | ~ıyordu | ~ırken
        kiremitleri tıkırdat | ~ıyor | ~ıyordu | ~ırken
        çiçekleri canlandır | ~ıyor | ~ıyordu | ~ırken
      `,
    },
    'nature.grey.snow': `
      kar
      kar taneleri
      ilk kar
    `,
    'looks.grey.snow': `
      lapa lapa yağan
      usul usul yağan
      günlerdir beklenen
      yumuşacık
      ansızın bastıran
      herkesi şaşırtan
      ağır ağır yağan
      incecik
    `,
    'acts.grey.snow': {
      forms: 'stem | be | was | while',
      phrases: `
        damları beyaza bürü | ~yor | ~yordu | ~rken
        sokakları ört | ~üyor | ~üyordu | ~erken
        dalları süsle | dalları süslüyor | dalları süslüyordu | ~rken
        sesleri yut | ~uyor | ~uyordu | ~arken
        çitleri kapla | çitleri kaplıyor | çitleri kaplıyordu | ~rken
        yolları gizle | yolları gizliyor | yolları gizliyordu | ~rken
        pencere önlerinde birik | ~iyor | ~iyordu | ~irken
        lambaların ışığında parla | lambaların ışığında parlıyor | lambaların ışığında parlıyordu | ~rken
      `,
    },
    'nature.grey.mist': `
      sis
      pus
      deniz sisi
    `,
    'looks.grey.mist': `
      ince
      yoğun
      süt beyazı
      kıyıdan gelen
      ağır
      serin
      tül gibi
    `,
    'acts.grey.mist': {
      forms: 'stem | be | was | while',
      phrases: `
        vadiye çök | ~üyor | ~üyordu | ~erken
        limanı kapla | limanı kaplıyor | limanı kaplıyordu | ~rken
        tepeleri sakla | tepeleri saklıyor | tepeleri saklıyordu | ~rken
        denizin üstünde asılı kal | ~ıyor | ~ıyordu | ~ırken
        köprüyü gizle | köprüyü gizliyor | köprüyü gizliyordu | ~rken
        ağaçların arasına sokul | ~uyor | ~uyordu | ~urken
        sokak lambalarını soluklaştır | ~ıyor | ~ıyordu | ~ırken
        kasabayı sessizliğe göm | ~üyor | ~üyordu | ~erken
        sokaklara dol | ~uyor | ~uyordu | ~arken
      `,
    },

    // ── Animals ─────────────────────────────────────────────────────────────
    'animal.cat': `
      kedi
      bekçi köpeği
      yavru kedi
      köpek
      sokak kedisi
      yavru köpek
    `,
    'breed.cat': `
      sarı
      siyah beyaz
      uykulu
      tembel
      meraklı
      benekli
      yumuk gözlü
      uzun tüylü
      mahallenin sevdiği
    `,
    'animal-at.cat': `
      kapının önünde
      eşikte
      bahçe duvarının dibinde
      merdivenin başında
      hasırın üstünde
      bankın yanında
      dükkânın önünde
      verandada
      sessiz bir köşede
    `,
    'animal-acts.cat': {
      forms: 'stem | was | be',
      phrases: `
        uzun uzun gerin | ~iyordu | ~iyor
        keyifle esne | keyifle esniyordu | keyifle esniyor
        güneşlen | ~iyordu | ~iyor
        kuyruğunu salla | kuyruğunu sallıyordu | kuyruğunu sallıyor
        düşen yaprakla oyna | düşen yaprakla oynuyordu | düşen yaprakla oynuyor
        geleni geçeni izle | geleni geçeni izliyordu | geleni geçeni izliyor
        patilerini yala | patilerini yalıyordu | patilerini yalıyor
        mışıl mışıl uyu | ~yordu | ~yor
        tortop kıvrıl | ~ıyordu | ~ıyor
      `,
    },
    'animal.bird': `
      serçeler
      güvercinler
      kırlangıçlar
      ardıç kuşları
      sığırcıklar
      kumrular
      saksağanlar
      ispinozlar
    `,
    'breed.bird': `
      tasasız
      neşeli
      aceleci
      sürü sürü
      telaşlı
      kıpır kıpır
      acıkmış
      çevik
    `,
    'animal-at.bird': `
      çatının üstünde
      çınarın dallarında
      elektrik tellerinde
      saçağın altında
      meydanda
      avluda
      bahçe duvarında
      kavakların tepesinde
      damlarda
    `,
    'animal-acts.bird': {
      forms: 'stem | was | be',
      phrases: `
        durmadan öt | ~üyordu | ~üyor
        tüylerini kabart | ~ıyordu | ~ıyor
        kanat çırp | ~ıyordu | ~ıyor
        birbirine sokul | ~uyordu | ~uyor
        yan yana dizil | ~iyordu | ~iyor
        hep bir ağızdan öt | ~üyordu | ~üyor
        birbirine seslen | ~iyordu | ~iyor
        geleni geçeni izle | geleni geçeni izliyordu | geleni geçeni izliyor
        havalanıp kon | ~uyordu | ~uyor
      `,
    },
    'animal.bee': `
      arılar
      bal arıları
    `,
    'breed.bee': `
      çalışkan
      küçük
      aceleci
      telaşsız
      yorulmak bilmeyen
      altın rengi
    `,
    'animal-at.bee': `
      lavantaların üstünde
      çiçek tarhlarında
      yaseminlerin çevresinde
      kır çiçeklerinin arasında
      bahçede
      çayırda
      ıhlamurun altında
      saksıların arasında
    `,
    'animal-acts.bee': {
      forms: 'stem | was | be',
      phrases: `
        çiçekten çiçeğe uç | ~uyordu | ~uyor
        hafifçe vızılda | hafifçe vızıldıyordu | hafifçe vızıldıyor
        durmadan vızılda | durmadan vızıldıyordu | durmadan vızıldıyor
        çiçeklere konup kalk | ~ıyordu | ~ıyor
        çiçek tozu topla | çiçek tozu topluyordu | çiçek tozu topluyor
        döne döne dolaş | ~ıyordu | ~ıyor
      `,
    },
    'animal.butterfly': `
      kelebekler
      mavi kelebekler
      yusufçuklar
    `,
    'breed.butterfly': `
      narin
      ışıltılı
      küçücük
      zarif
      göz alıcı
      hafif
    `,
    'animal-at.butterfly': `
      lavantaların üstünde
      çiçek tarhlarında
      yaseminlerin çevresinde
      kır çiçeklerinin arasında
      bahçede
      çayırda
      su kıyısında
      saksıların arasında
    `,
    'animal-acts.butterfly': {
      forms: 'stem | was | be',
      phrases: `
        dans edercesine uç | ~uyordu | ~uyor
        döne döne dolaş | ~ıyordu | ~ıyor
        alçalıp yüksel | ~iyordu | ~iyor
        görünüp kaybol | ~uyordu | ~uyor
        usulca kanat çırp | ~ıyordu | ~ıyor
        güneşte parla | güneşte parlıyordu | güneşte parlıyor
        birbirini kovala | birbirini kovalıyordu | birbirini kovalıyor
      `,
    },
    'animal.field': `
      kuzular
      keçiler
      atlar
      inekler
      koyunlar
      taylar
      oğlaklar
    `,
    'breed.field': `
      uysal
      benekli
      beyaz
      kahverengi
      sakin
      yumuşak bakışlı
      bakımlı
      dinç
      keyifli
    `,
    'animal-at.field': `
      çayırda
      dere boyunda
      yamaçta
      ağılın önünde
      meşelerin gölgesinde
      çiftlik yolunda
      tepenin eteğinde
      otlakta
    `,
    'animal-acts.field': {
      forms: 'stem | was | be',
      phrases: `
        huzurla otla | huzurla otluyordu | huzurla otluyor
        birbirine sokul | ~uyordu | ~uyor
        ağır ağır yürü | ~yordu | ~yor
        taze ot ara | taze ot arıyordu | taze ot arıyor
        dinlen | ~iyordu | ~iyor
        kuyruklarını salla | kuyruklarını sallıyordu | kuyruklarını sallıyor
        yan yana otla | yan yana otluyordu | yan yana otluyor
        kulaklarını oynat | ~ıyordu | ~ıyor
        çevreye bakın | ~ıyordu | ~ıyor
      `,
    },
    'animal.pond': `
      ördekler
      kazlar
      kuğular
      yaban ördekleri
      su tavukları
      yeşilbaşlar
    `,
    'breed.pond': `
      uysal
      ürkek
      sakin
      güzel
      zarif
      telaşsız
      parlak tüylü
      keyifli
    `,
    'animal-at.pond': `
      gölde
      havuzda
      sazların arasında
      derenin kıyısında
      köprünün altında
      nilüferlerin arasında
      durgun suda
      değirmenin önünde
    `,
    'animal-acts.pond': {
      forms: 'stem | was | be',
      phrases: `
        ağır ağır süzül | ~üyordu | ~üyor
        tüylerini düzelt | ~iyordu | ~iyor
        kanatlarını çırp | ~ıyordu | ~ıyor
        sıra sıra yüz | ~üyordu | ~üyor
        suya dalıp çık | ~ıyordu | ~ıyor
        yavrularını gezdir | ~iyordu | ~iyor
        yem ara | yem arıyordu | yem arıyor
      `,
    },
    'animal.wood': `
      kirpi
      sincap
      tavşan
      yavru tavşan
      tilki
      karaca
    `,
    'breed.wood': `
      küçük
      ürkek
      meraklı
      sevimli
      temkinli
      kahverengi
      çekingen
    `,
    'animal-at.wood': `
      çitin yanında
      çalıların arasında
      orman kıyısında
      patikada
      otların arasında
      meşe ağacının dibinde
      eğreltilerin arasında
      taş duvarın yanında
    `,
    'animal-acts.wood': {
      forms: 'stem | was | be',
      phrases: `
        çevresini kokla | çevresini kokluyordu | çevresini kokluyor
        yiyecek ara | yiyecek arıyordu | yiyecek arıyor
        sessizce bekle | sessizce bekliyordu | sessizce bekliyor
        kulak kabart | ~ıyordu | ~ıyor
        hışırtıyla ilerle | hışırtıyla ilerliyordu | hışırtıyla ilerliyor
        dinlen | ~iyordu | ~iyor
        usul usul dolaş | ~ıyordu | ~ıyor
      `,
    },

    // ── Places and buildings ────────────────────────────────────────────────
    'house-kind': `
      eski
      iki katlı
      tepedeki
      köşedeki
      sahildeki
      beyaz badanalı
      sokağın sonundaki
      çınarın yanındaki
      karşı kıyıdaki
      geniş cepheli
      sarı boyalı
      meydandaki
      küçük
      yokuştaki
      tarihî
      ırmak kıyısındaki
      asırlık
      kasabadaki
      yol üstündeki
      parkın arkasındaki
    `,
    house: `
      evin
      konağın
      köşkün
      okulun
      kütüphanenin
      müzenin
      pansiyonun
      otelin
      istasyon binasının
      çiftlik evinin
      kahvehanenin
      tiyatronun
      postanenin
      hanın
      lokantanın
      belediye binasının
      yazlık evin
      kitabevinin
      atölyenin
    `,
    // Parts of a house after its genitive: evin geniş bahçesi …
    'part-kind.window': `
      geniş
      yüksek
      ahşap
      yeşil
      mavi
      yan yana
      oymalı
      zarif
    `,
    'part.window': `
      pencereleri
      panjurları
      pencere kanatları
      balkonları
    `,
    'part-looks.window': `
      güneşe bakıyordu
      sabah güneşiyle ısınıyordu
      güneşte parlıyordu
      bir bir açılmıştı
      sokağa ayrı bir hava katıyordu
      sardunyalarla süslenmişti
      ağaçların gölgesinde kalıyordu
      akşam ışığıyla kızarmıştı
      hemen dikkat çekiyordu
    `,
    'part-kind.wall': `
      kalın
      yüksek
      güneye bakan
      taş
      sağlam
      geniş
    `,
    'part.wall': `
      duvarları
      bahçe duvarı
      yan duvarı
      dış duvarları
      arka duvarı
    `,
    'part-looks.wall': `
      sarmaşıkla kaplıydı
      yosun tutmuştu
      öğle güneşinde ısınmıştı
      renkli resimlerle bezenmişti
      yıllara direnmişti
      mor salkımların ardında kalmıştı
      özenle onarılmıştı
      uzaktan seçiliyordu
      gül dallarıyla örtülmüştü
    `,
    'part-kind.garden': `
      geniş
      bakımlı
      yemyeşil
      serin
      gölgeli
      çiçekli
      ferah
    `,
    'part.garden': `
      bahçesi
      avlusu
      terası
      arka bahçesi
      iç avlusu
    `,
    'part-looks.garden': `
      güllerle doluydu
      ıhlamur kokuyordu
      çocuk sesleriyle çınlıyordu
      herkese açıktı
      kuş sesleriyle uyanıyordu
      kedilerin en sevdiği yerdi
      dinlenmek için birebirdi
      limon saksılarıyla çevriliydi
      ziyaretçileri büyülüyordu
    `,
    'part-kind.roof': `
      kırmızı
      eğimli
      dik
      yosunlu
      geniş
      kiremitli
      sağlam
    `,
    'part.roof': `
      çatısı
      damı
      saçakları
      sundurması
    `,
    'part-looks.roof': `
      uzaktan göze çarpıyordu
      kırlangıçlara yuva olmuştu
      geçen yıl onarılmıştı
      ağaçların arasından görünüyordu
      güneşte kızarıyordu
      serçe sesleriyle çınlıyordu
      güvercinlerle şenleniyordu
      ilk bakışta seçiliyordu
    `,
    'part-kind.room': `
      ferah
      aydınlık
      zevkle döşenmiş
      geniş
      ahşap kaplı
      yüksek tavanlı
      tertemiz
      sade
    `,
    'part.room': `
      salonu
      odaları
      koridorları
      girişi
      üst katı
    `,
    'part-looks.room': `
      kahve kokuyordu
      güneş alıyordu
      insanın içini ısıtıyordu
      sabahları ışıkla doluyordu
      eski günleri hatırlatıyordu
      ağaç kokuyordu
      kış günlerinde bile sıcaktı
      çiçeklerle süslenmişti
      siyah beyaz fotoğraflarla süslenmişti
    `,
    street: `
      sokak
      cadde
      meydan
      çarşı
      park
      yol
      avlu
      bulvar
      çay bahçesi
      geçit
    `,
    'street-kind': `
      küçük
      eski
      ağaçlı
      taş döşeli
      kıyıdaki
      aşağı mahalledeki
      kasabadaki
      tepenin eteğindeki
      kütüphanenin önündeki
      okulun arkasındaki
      istasyona yakın
      denize bakan
      fenerlerle süslü
      çiçekli
      müzenin yanındaki
      tarihî
    `,
    'street-how': `
      bir anda
      çabucak
      kısa sürede
      her zamanki gibi
      yeniden
      birden
      sonunda
      hemen
    `,
    // What changes a street, and what it does then.
    'turn.busy': `
      okullar dağılınca
      pazar kurulunca
      mesai bitince
      tatil başlayınca
      şenlik başlayınca
      vapur yanaşınca
      bando çalmaya başlayınca
      kepenkler açılınca
      öğle zili çalınca
      hafta sonu gelince
    `,
    'street-acts.busy': `
      canlandı
      kalabalıklaştı
      insanlarla doldu
      şenlendi
      renklendi
      hareketlendi
      çocuk sesleriyle çınladı
      bayram yerine döndü
      cıvıl cıvıl oldu
      kahkahalarla doldu
    `,
    'turn.calm': `
      dükkânlar kapanınca
      akşam olunca
      hava kararınca
      pazar dağılınca
      son otobüs geçince
      ışıklar sönünce
      yaz bitince
      kar yağınca
      konser bitince
      turistler gidince
    `,
    'street-acts.calm': `
      sessizleşti
      tenhalaştı
      uykuya daldı
      yapayalnız kaldı
      derin bir sessizliğe gömüldü
      boşaldı
      durgunlaştı
      huzura kavuştu
      sakinleşti
      ıssızlaştı
    `,
    'turn.clear': `
      yağmur dinince
      güneş çıkınca
      bulutlar dağılınca
      sis kalkınca
      gün ağarınca
      hava açınca
      fırtına dinince
      gökkuşağı çıkınca
      bahar gelince
      ilk ışıklar vurunca
    `,
    'street-acts.clear': `
      aydınlandı
      ışıl ışıl parladı
      mis gibi koktu
      tazelendi
      ışığa boğuldu
      güzelleşti
      renklere büründü
      canlandı
      göz alıcı bir güzelliğe büründü
      pırıl pırıl parladı
    `,

    // ── Things side by side ─────────────────────────────────────────────────
    'scene.desk': `
      masanın üstünde
      yazı masasında
      çekmecede
      pencerenin önündeki masada
      çalışma masasında
      ahşap kutuda
    `,
    'item.desk': `
      mürekkepli bir kalem
      bir avuç eski pul
      mavi bir zarf
      katlanmış bir harita
      küçük bir büyüteç
      yarım kalmış bir mektup
      ciltli bir defter
      birkaç kurşun kalem
      pirinç bir pusula
      yıpranmış bir sözlük
      bir tomar kâğıt
      bir deste kartpostal
      kırmızı bir silgi
      eski bir gözlük
      sararmış bir fotoğraf
      cam bir hokka
      birkaç tiyatro bileti
      boya lekeli bir cetvel
    `,
    'scene.stall': `
      tezgâhta
      pazardaki tezgâhta
      manavın önünde
      dükkânın girişinde
      çarşının girişinde
      pazarın girişinde
    `,
    'item.stall': `
      kasa kasa domates
      demet demet maydanoz
      iri erikler
      çuval çuval ceviz
      parlak patlıcanlar
      kırmızı biberler
      mor incirler
      kurutulmuş kayısılar
      taze soğan demetleri
      salkım salkım üzüm
      küçük kavunlar
      yeşil elmalar
      ballı armutlar
      dizi dizi kuru biber
      körpe kabaklar
      iri mantarlar
      top top marul
      sulu şeftaliler
    `,
    'scene.kitchen': `
      mutfak masasında
      tezgâhın üstünde
      geniş tepside
      bahçedeki sofrada
      kahvaltı masasında
      beyaz örtünün üstünde
    `,
    'item.kitchen': `
      bir kâse zeytin
      taze bir somun ekmek
      küçük bir çanak bal
      dumanı tüten bir demlik
      iki ince belli bardak
      bir tabak beyaz peynir
      bir kavanoz reçel
      bir sürahi limonata
      dilimlenmiş domatesler
      sıcacık simitler
      bir sepet yumurta
      bakır bir cezve
      bir demet nane
      cevizli bir kek
      bir kâse yoğurt
      haşlanmış yumurtalar
      bir kalıp tereyağı
      bir bardak portakal suyu
    `,
    'scene.bench': `
      atölyenin rafında
      marangoz tezgâhında
      garajın köşesinde
      alet dolabında
      tahta sandıkta
      atölyenin bir köşesinde
    `,
    'item.bench': `
      bir kutu vida
      paslanmış bir anahtar
      boy boy fırçalar
      küçük bir çekiç
      bir yumak ip
      bir parça meşe tahtası
      ince bir törpü
      eski bir el feneri
      bir kutu boya
      zımpara kâğıtları
      bakır teller
      iki tornavida
      eğri çiviler
      bir çift eldiven
      bir teneke vernik
      ahşap bir metre
      kırık bir saat
      küçük bir yağdanlık
    `,
    'scene.attic': `
      tavan arasında
      evin bodrumunda
      antikacının vitrininde
      müzenin deposunda
      bitpazarındaki tezgâhta
      merdiven altındaki dolapta
    `,
    'item.attic': `
      tozlu bir gramofon
      hasır bir şapka
      bir kutu düğme
      renkli cam bilyeler
      pirinç bir şamdan
      oyuncak bir tren
      eski bir radyo
      dantel örtüler
      siyah beyaz fotoğraflar
      bir çift paten
      işlemeli bir ayna
      gümüş bir tepsi
      porselen fincanlar
      kurmalı bir saat
      bez bir bebek
      deri bir bavul
      sedefli bir saz
      bir kutu domino
    `,
    'scene.hall': `
      kapının yanında
      girişte
      verandada
      balkonun köşesinde
      kapının önünde
      merdivenin altında
    `,
    'item.hall': `
      çamurlu bir çift çizme
      ıslak bir şemsiye
      sarı bir yağmurluk
      bir saksı sardunya
      hasır bir sepet
      çocukların topu
      kırmızı bir bisiklet
      eski bir sandalye
      bir kucak odun
      katlanır bir masa
      kedinin minderi
      bir çift terlik
      boş bir kuş kafesi
      bir uçurtma
      küçük bir el arabası
      rengârenk minderler
      bir sulama kabı
      bir bahçe makası
    `,
    lay: `
      duruyordu
      vardı
      göze çarpıyordu
      yan yana duruyordu
      bekliyordu
      dikkat çekiyordu
      sıralanmıştı
      yan yana dizilmişti
      seçiliyordu
      ilk bakışta fark ediliyordu
    `,

    // ── Smells and sounds ───────────────────────────────────────────────────
    'from.kitchen': `
      mutfaktan
      üst kattan
      alt kattan
      yan evden
      karşı evden
      açık pencereden
      komşunun mutfağından
    `,
    'smell.kitchen': `
      taze ekmek kokusu
      tarçın kokusu
      vanilya kokusu
      kavrulmuş kahve kokusu
      tereyağı kokusu
      elmalı kek kokusu
      ıhlamur çayı kokusu
      çorba kokusu
      portakal kabuğu kokusu
    `,
    'sound.kitchen': `
      tabak çanak sesi
      kaşık şıkırtısı
      çatal bıçak sesi
      radyo sesi
      bardak tıkırtısı
      türkü sesi
      kahkaha sesi
    `,
    'from.garden': `
      bahçeden
      parktan
      arka avludan
      yamaçtan
      korudan
      çitin ardından
      karşı tepeden
    `,
    'smell.garden': `
      yasemin kokusu
      ıslak toprak kokusu
      biçilmiş çimen kokusu
      gül kokusu
      çam kokusu
      hanımeli kokusu
      lavanta kokusu
      kekik kokusu
    `,
    'sound.garden': `
      kuş cıvıltısı
      yaprak hışırtısı
      su şırıltısı
      çocuk sesi
      ağaçkakan sesi
      cırcır böceği sesi
      arı vızıltısı
      fıskiye sesi
    `,
    'from.shore': `
      dalgakırandan
      rıhtımdan
      iskeleden
      limandan
      karşı kıyıdan
      kumsaldan
      balıkçı barınağından
    `,
    'smell.shore': `
      yosun kokusu
      deniz kokusu
      ıslak kum kokusu
      közlenmiş mısır kokusu
      yaz kokusu
    `,
    'sound.shore': `
      vapur düdüğü
      dalga sesi
      kürek sesi
      akordeon sesi
      çan sesi
      halat gıcırtısı
      martı sesi
    `,
    'from.town': `
      çarşıdan
      sokağın ucundan
      meydandan
      köşe başından
      pazar yerinden
      alt sokaktan
      karşı kaldırımdan
    `,
    'smell.town': `
      baharat kokusu
      kestane kokusu
      kahve kokusu
      simit kokusu
      salep kokusu
      sabun kokusu
      talaş kokusu
      gül suyu kokusu
    `,
    'sound.town': `
      keman sesi
      bisiklet zili
      simitçi sesi
      müzik sesi
      tramvay çanı
      bando sesi
      ayak sesi
      saz sesi
    `,
    'air-kind.smell': `
      hafif
      tatlı
      mis gibi
      tanıdık
      ılık
      ince
      davetkâr
      çocukluğu hatırlatan
      unutulmaz
    `,
    'air-kind.sound': `
      hafif
      ince
      tanıdık
      belli belirsiz
      tatlı
      hoş
      uzak
    `,
    'air-acts.smell': `
      geliyordu
      yayılıyordu
      yükseliyordu
      ortalığa yayılıyordu
      duyuluyordu
      dört bir yana yayılıyordu
      havaya karışıyordu
    `,
    'air-acts.sound': `
      geliyordu
      duyuluyordu
      işitiliyordu
      yükseliyordu
      kulaklara ulaşıyordu
      kulağa geliyordu
      kulağa çalınıyordu
    `,

    // ── Things that work by themselves at home ──────────────────────────────
    'device.clock': `
      saat
      duvar saati
      sarkaçlı saat
      guguklu saat
    `,
    'device-kind.clock': `
      salondaki
      koridordaki
      eski
      antika
      dededen kalma
      köşedeki
    `,
    'device-acts.clock': `
      tıkır tıkır işliyor
      ağır ağır tıkırdıyor
      sessizliği bölüyor
      dakikaları sayıyor
      beş dakika geri kalıyor
    `,
    'device.stove': `
      çaydanlık
      demlik
      semaver
      çorba tenceresi
    `,
    'device-kind.stove': `
      sobanın üstündeki
      ocaktaki
      mutfaktaki
      bakır
      emektar
      mavi
    `,
    'device-acts.stove': `
      usul usul kaynıyor
      keyifle fokurduyor
      buram buram tütüyor
      camları buğulandırıyor
      kapağını tıkırdatıyor
    `,
    'device.lamp': `
      lamba
      masa lambası
      fener
      abajur
    `,
    'device-kind.lamp': `
      köşedeki
      pencere önündeki
      yeşil camlı
      eski
      girişteki
      masadaki
    `,
    'device-acts.lamp': `
      odayı yumuşak bir ışıkla dolduruyor
      duvara gölgeler düşürüyor
      tatlı tatlı yanıyor
      karanlığı hafifçe aralıyor
      içeriyi sarıya boyuyor
    `,
    'device.radio': `
      radyo
      pikap
      gramofon
      teyp
    `,
    'device-kind.radio': `
      mutfaktaki
      raftaki
      cızırtılı
      büfedeki
      ceviz kaplama
      emektar
    `,
    'device-acts.radio': `
      eski bir şarkı çalıyor
      kendi kendine mırıldanıyor
      hafif bir vals çalıyor
      odaya neşe katıyor
      tanıdık bir ezgi çalıyor
    `,

    // ── On the way ──────────────────────────────────────────────────────────
    'vehicle.rail': `
      tren
      ekspres
      şehirlerarası tren
      banliyö treni
      bölge treni
      yolcu treni
    `,
    'vehicle-kind.rail': `
      kırmızı
      uzun
      kalabalık
      yarı boş
      mavi
      tatilcilerle dolu
      dört vagonlu
      pırıl pırıl
    `,
    'vehicle-how.rail': `
      ağır ağır
      düdüğünü çalarak
      tam vaktinde
      birkaç dakika gecikmeyle
      yavaşça
      ışıklarını yakarak
      gürültüyle
    `,
    'vehicle-acts.rail': {
      forms: 'stem | past | once',
      phrases: `
        istasyona gir | ~di | ~ince
        perona yanaş | ~tı | ~ınca
        tünelden çık | ~tı | ~ınca
        köprüyü geç | ~ti | ~ince
        ovaya in | ~di | ~ince
        ormanın kıyısından geç | ~ti | ~ince
        hareket et | ~ti | hareket edince
        küçük bir durakta dur | ~du | ~unca
      `,
    },
    'vehicle.ship': `
      vapur
      feribot
      yolcu gemisi
      araba vapuru
      gezi teknesi
      deniz otobüsü
    `,
    'vehicle-kind.ship': `
      beyaz
      büyük
      kalabalık
      emektar
      bayraklarla süslü
      adadan gelen
      yeni boyanmış
      karşı kıyıdan gelen
    `,
    'vehicle-how.ship': `
      ağır ağır
      düdük çalarak
      dalgaları yararak
      martıların eşliğinde
      yavaşça
      tam zamanında
      sessizce
      süzülerek
    `,
    'vehicle-acts.ship': {
      forms: 'stem | past | once',
      phrases: `
        iskeleye yanaş | ~tı | ~ınca
        limandan ayrıl | ~dı | ~ınca
        açıklarda görün | ~dü | ~ünce
        körfeze gir | ~di | ~ince
        rıhtıma yaklaş | ~tı | ~ınca
        kıyıdan uzaklaş | ~tı | ~ınca
        feneri geç | ~ti | ~ince
        koya gir | ~di | ~ince
      `,
    },
    'vehicle.road': `
      otobüs
      minibüs
      tramvay
      dolmuş
      servis otobüsü
      köy otobüsü
    `,
    'vehicle-kind.road': `
      sarı
      küçük
      kalabalık
      yarı boş
      yeşil
      merkezden gelen
      öğrencilerle dolu
      emektar
    `,
    'vehicle-how.road': `
      ağır ağır
      korna çalmadan
      tam vaktinde
      birkaç dakika gecikmeyle
      yavaşça
      sarsıla sarsıla
      gıcırdayarak
      acele etmeden
    `,
    'vehicle-acts.road': {
      forms: 'stem | past | once',
      phrases: `
        durağa yanaş | ~tı | ~ınca
        köşeyi dön | ~dü | ~ünce
        meydana çık | ~tı | ~ınca
        yokuşu tırman | ~dı | ~ınca
        köprüyü geç | ~ti | ~ince
        çarşının önünde dur | ~du | ~unca
        sokağın başında görün | ~dü | ~ünce
        yola koyul | ~du | ~unca
      `,
    },
    riders: `
      yolcular
      çocuklar
      turistler
      öğrenciler
      iki kardeş
      herkes
      genç bir çift
      yaşlı bir hanım
      küçük bir kız
      tatilciler
      bir grup öğrenci
      birkaç kişi
      gezginler
      izciler
      iki arkadaş
      genç sporcular
    `,
    reacts: `
      neşeyle el salladı
      dönüp şöyle bir baktı
      sevinçle gülümsedi
      fotoğraf çekti
      ayağa kalktı
      saate baktı
      bir an sustu
      alkış tuttu
      şarkı söylemeye başladı
      manzaraya daldı
      merakla çevreye bakındı
      bir şeyler fısıldadı
      derin bir nefes aldı
      acele acele toparlandı
      haritaya göz attı
      uzaklara daldı
      gülmeye başladı
      günün ilk fotoğrafını çekti
      keyifle çevreyi seyretti
    `,

    // ── General truths ──────────────────────────────────────────────────────
    // Pleasant things that brighten a day.
    good: `
      iyi bir kitap
      taze demlenmiş çay
      güneş gören bir pencere
      eski bir şarkı
      sıcak bir çorba
      kısa bir yürüyüş
      dostça bir söz
      özlenen bir mektup
      bir demet papatya
      uzun bir sohbet
      küçük bir armağan
      güzel bir fotoğraf
      bir fincan kahve
      uykulu bir kedi
      uzaktan gelen bir ezgi
      çocukların kahkahası
      fırından yeni çıkmış ekmek
      bir dilim limonlu kek
      temiz çarşaf kokusu
      deniz kenarında bir bank
      içten bir gülümseme
      kısa bir vapur yolculuğu
      çocukluktan kalma bir oyuncak
      bir komşu ziyareti
      iyi anlatılmış bir fıkra
      özenle kurulmuş bir sofra
      küçük bir bahçe
      denizin sesi
      bir avuç kiraz
      tanıdık bir yüz
      sokakta duyulan bir keman
      tanıdık bir ses
      ıhlamur kokusu
      birlikte yenen bir yemek
      güzel bir manzara
      uzaktan gelen bir selam
      elle yazılmış bir kart
      uçuşan kelebekler
      sessiz bir göl
      bir çocuk şarkısı
      yeni açmış bir gül
    `,
    'moment-kind': `
      sıradan
      yoğun
      sakin
      yorucu
      telaşlı
      durgun
      tatsız
      sıkıcı
      tekdüze
      temposu yüksek
      ağır ilerleyen
      bitmek bilmeyen
    `,
    moment: `
      günü
      sabahı
      akşamı
      öğleden sonrayı
      hafta sonunu
      ikindiyi
      haftayı
      cumartesiyi
      pazartesiyi
      pazar gününü
      çalışma gününü
      tatil gününü
    `,
    brightens: `
      güzelleştirir
      şenlendirir
      aydınlatır
      renklendirir
      tatlandırır
      unutulmaz kılar
      canlandırır
      hafifletir
      keyifli kılar
      neşelendirir
      ısıtır
    `,
    often: `
      çoğu zaman
      bazen
      çoğu kez
      her zaman
      zaman zaman
      hiç beklenmedik bir anda
      nedense
      kimi zaman
      ara sıra
      durup dururken
      çoğunlukla
      hemen her zaman
    `,
    value: `
      çocukluk yazlarını
      sabretmenin güzelliğini
      paylaşmanın tadını
      evinin sıcaklığını
      eski dostlarını
      yavaşlamanın değerini
      deniz kıyısındaki günleri
      büyükannesinin mutfağını
      küçük şeylerin güzelliğini
      okul yıllarını
      gençlik günlerini
      unuttuğu bir masalı
      uzak bir şehri
      çoktan geçmiş bir tatili
      ilk karnesini
      dinlenmenin gerekliliğini
      iyi komşuluğun önemini
      sessizliğin tadını
      mevsimlerin değişimini
      ilk bisikletini
      bahar sabahlarını
      trenle çıkılan yolculukları
      eski bir hayali
      doğanın cömertliğini
      dostluğun değerini
      mahalledeki oyunları
      evden uzak geçen günleri
      söylenmemiş bir teşekkürü
    `,
    reminds: `
      hatırlatır
      anımsatır
      düşündürür
      yeniden hatırlatır
      usulca hatırlatır
      bir kez daha düşündürür
      ister istemez hatırlatır
      içten içe hatırlatır
    `,

    // ── Once upon a time ────────────────────────────────────────────────────
    formerly: `
      eskiden
      o yıllarda
      bir zamanlar
      o yaz
      yıllar önce
      çok eskiden
      televizyonun olmadığı yıllarda
      o uzun yazlarda
      o eski günlerde
      o güzel yıllarda
    `,
    habitually: `
      pazar günleri
      hafta sonlarında
      tatil günlerinde
      her cumartesi
      yemekten sonra
      akşamüstleri
      öğleden sonraları
      boş kaldıkça
      güneşli günlerde
      sık sık
      fırsat buldukça
      hemen her gün
    `,

    // ── Speech ──────────────────────────────────────────────────────────────
    asked: `
      diye sordu
      diye seslendi
      diye merak etti
      diye söze karıştı
      diye fısıldadı
      diye merakla sordu
    `,
    said: `
      gülümsedi
      ekledi
      seslendi
      söz verdi
      fısıldadı
      telefonda söyledi
      kapıdan seslendi
      şöyle dedi
      hemen yanıtladı
      başını salladı
      neşeyle seslendi
      biraz düşünüp yanıtladı
      sevinçle duyurdu
    `,
    'promise-when': `
      birazdan
      yarın
      öğleden sonra
      akşama doğru
      hafta sonu
      yemekten sonra
      haftaya
      yarın sabah
      pazar günü
      vakit bulunca
      çocuklar gelince
      iş bitince
      sabahleyin
      cumartesi öğleden sonra
      ilk fırsatta
      izin günümde
    `,
    promise: `
      çay demlerim
      size uğrarım
      pencereleri boyarız
      bahçede otururuz
      pazara ineriz
      limonlu kek yaparım
      vapurla karşıya geçeriz
      sergiyi gezeriz
      gülleri budarız
      sana o kitabı getiririm
      dolapları düzenleriz
      radyoyu tamir ederim
      göle kadar yürürüz
      yeni fotoğraflara bakarız
      tavla oynarız
      kütüphaneye uğrarız
      fidanları dikeriz
      mektubu postaya veririm
      bisikletle dolaşırız
      sinemaya gideriz
      reçel kaynatırız
      köye gideriz
      dondurma yeriz
      herkesi yemeğe çağırırım
      sana o şarkıyı çalarım
      uçurtma uçururuz
      müzeyi gezeriz
      balık tutmaya gideriz
      misafirlere börek açarım
      ödevlere yardım ederim
      sofrayı birlikte kurarız
      sizi istasyondan alırım
    `,
    'marvel-kind.place': `
      güzel
      şirin
      huzurlu
      ferah
      bakımlı
      sevimli
      aydınlık
    `,
    'marvel.place': `
      bahçe
      ev
      oda
      dükkân
      köy
      sokak
      meydan
      kasaba
      balkon
      kütüphane
    `,
    'marvel-kind.thing': `
      güzel
      zarif
      şık
      hoş
      sevimli
      değişik
      göz alıcı
    `,
    'marvel.thing': `
      saat
      şapka
      çanta
      masa
      vazo
      fincan
      lamba
      ayna
      kutu
      şemsiye
    `,
    'marvel-kind.day': `
      güzel
      tatlı
      şahane
      sakin
      unutulmaz
      huzurlu
      neşeli
      pırıl pırıl
    `,
    'marvel.day': `
      gün
      sabah
      akşamüstü
      pazar
      bahar
      yaz
      akşam
      tatil
    `,
    exclaimed: `
      diye seslendi
      diye sevindi
      diye gülümsedi
      diye mırıldandı
      diye iç geçirdi
      dedi
      diye ekledi
      diye düşündü
      diye güldü
      diye sevinçle seslendi
    `,
  },

  statements: `
    {manner-of.P} {person.P} {then.WHERE}.
    {kind.T} {object.T:acc} {person.P} {verb.T:past}.
    {time} {manner-of.P} {person.P} {at.W.T} {kind.T} {object.T:acc} {how.T} {verb.T:past}, ardından {then.any}.
    {just-then} {manner-of.P} {person.P} {at.W.T} {object.T:acc} {verb.T:be}, {group} {gather-at} {gather-do.D:was}.
    {daytime} {nature.fair.N} {acts.fair.N:be}, {animal.K} {animal-at.K} {animal-acts.K:be}, {group} {gather-at} {gather-do.D:was}.
    {time} {manner-of.P} {person.P} {at.W.T} {kind.T} {object.T:acc} {verb.T:past}.
    {manner-of.P} {person.P}, {kind.T} {object.T:acc} {how.T} {verb.T:past}.
    {kind.T} {object.T:acc} {verb.T:after} sonra {manner-of.P} {person.P} {then.WHERE}.
    {manner-of.P} {person.P}, {object.T:acc} {verb.T:before} önce {first:past}.
    {manner-of.P} {person.P} {at.W.T} {kind.T} {object.T:acc} {verb.T:while} {group} {gather-at} {gather-do.D:was}.
    {just-then} {manner-of.P} {person.P} {at.W.T} {kind.T} {one.T} {object.T:acc} {how.T} {verb.T:was}.
    {looks.grey.N} {nature.grey.N} {acts.grey.N:while} {manner-of.P} {person.P} {at.in.T} {kind.T} {object.T:acc} {how.T} {verb.T:was}.
    {time} {manner-of.P} {person.P} {at.out.T} {object.T:acc} {verb.T:while} {looks.fair.N} {nature.fair.N} {acts.fair.N:was}.
    {time} {manner-of.P} {person.P} {first:and} {at.W.T} {kind.T} {object.T:acc} {verb.T:past}.
    {manner-of.P} {person.P}, {person.work/2:gen} {earlier} {at.W.T} {kind.T} {object.T:acc} {verb.T:that} {told}.
    {manner-of.P} {person.P} {soon} {at.W.T} {kind.T} {object.T:acc} {verb.T:to} {decide}.
    {manner-of.P} {person.P:gen} {earlier} {at.W.T} {verb.T:which} {object.T} {result.T}.
    {kind.T} {object.T:acc} {verb.T:inf} {manner-of.P} {person.P} için {needs.T}.
    {worktime} {manner-of.work} {person.office} {task-at} {task-kind} {task:acc} {task-how} {task-do:past}.
    {manner-of.work} {person.office}, {task-kind} {task:acc} {task-do:after} sonra {task-next}.
    {time} {group} {gather-at} {linger.D} {gather-do.D:and} ardından {gather-next}.
    {formerly} {group} {habitually} {gather-at} {gather-do.D:used}.
    {daytime} {looks.SKY.N} {nature.SKY.N} {acts.SKY.N:was}.
    {looks.fair.N} {nature.fair.N} {acts.fair.N:be}, {breed.K} {animal.K} {animal-at.K} {animal-acts.K:was}.
    {daytime} {breed.K} {animal.K} {animal-at.K} {animal-acts.K:was}.
    {device-kind.D} {device.D} {device-acts.D}, dışarıda {looks.grey.N} {nature.grey.N} {acts.grey.N:was}.
    {scene.K} {item.K}, {item.K/2} ve {item.K/3} {lay}.
    {daytime} {from.K} {air-kind.A} bir {A.K} {air-acts.A}.
    {house-kind} {house} {part-kind.P} {part.P} {part-looks.P}.
    {turn.M} {street-kind} {street} {street-how} {street-acts.M}.
    {time} {vehicle-kind.V} {vehicle.V} {vehicle-how.V} {vehicle-acts.V:past}.
    {vehicle-kind.V} {vehicle.V} {vehicle-how.V} {vehicle-acts.V:once} {riders} {reacts}.
    {good}, {moment-kind} bir {moment} {often} {brightens}.
    {good} insana {often} {value} {reminds}.
  `,
  lively: `
    “{^kind.T} {object.T:acc} kim {verb.T:past}?” {asked} {manner-of.P} {person.P}.
    “{^kind.T} {object.T:acc} {verb.T:you}?” {asked} {manner-of.P} {person.P}.
    {soon} {at.W.T} {kind.T} {object.T:acc} {verb.T:inf} {joy.T}!
    {manner-of.P} {person.P} {said}: “{^promise-when} {promise}.”
    acaba {kind.T} {object.T:acc} {at.W.T} kim {verb.T:had}?
    “Ne {marvel-kind.X} bir {marvel.X}!” {exclaimed} {manner-of.P} {person.P}.
  `,
  words: `
    ağaç akşam alan altın anahtar anlam ara araba arı armut arkadaş atölye avlu ay ayna ayva bahar
    bahçe bakır bal balık balkon bardak bavul bez bilgi bilet bina bisiklet bitki boya böcek bulut
    cadde cam ceket ceviz cümle çam çamur çan çanta çarşı çatı çay çayır çekirdek çekmece çerçeve
    çeşme çiçek çikolata çilek çimen çizgi çizme çocuk çorap çorba dağ dal dalga defter deniz dere
    dergi ders dil dilim dolap domates dost duvar düğme dükkân dünya düş düşünce eğitim ekmek
    elbise elma emek erik esinti eşik eşya etek ev eylül fasulye fener fırça fırın fıstık fidan
    fikir film fincan fotoğraf gazete gece geçit gemi gezi giysi gök gökkuşağı göl gölge gömlek
    görev gül güneş gün güvercin haber hafta halat halı harf harita hava havuz hayal hediye hikâye
    ıhlamur ırmak ışık ıspanak ilkbahar incir ip istasyon iskele iş iz kâğıt kahvaltı kahve kalem
    kanat kapak kapı kar karanfil kardeş karınca kasaba kaşık kat kavak kavun kayık kayısı kaynak
    kaz kazak kedi kelebek kelime keman kestane keyif kıyı kibrit kilim kiraz kitap koku koltuk
    komşu konser konu koru koyun kova köprü köşe köy kuğu kum kumaş kuş kutu kuyu kuzu lale lamba
    lavanta leylek liman limon liste makas manzara martı masa masal mavi menekşe merak merdiven
    meslek meşe mevsim meydan meyve mektup minder misafir mobilya mum mutfak mühendis müze müzik
    nane nar nehir nokta not nota oda odun okul oluk orman ova oyun oyuncak ödev ödül öğrenci
    öğretmen öğüt ördek örgü örnek örtü öykü palto panjur papatya parça park pasta patika pazar
    pencere perde peynir pilav plak portakal posta pul radyo raf reçel renk resim rıhtım roman
    rüya rüzgâr saat sabah sabır sabun saçak sahil sahne saksı salıncak salon sandalye sandal
    sandık sarmaşık ses sepet serçe sergi sevinç sınıf sincap sis soba sofra sokak sonbahar soru
    söğüt söz su süt şal şapka şarkı şehir şeker şemsiye şiir tabak tahta takvim tarla
    taş tatil tavan tavşan tekne tel tepe tepsi terzi tohum top toprak tören tren turna tuz türkü
    uçurtma ufuk un usta uyku uzman üzüm vadi vagon vapur vazo yağmur yaprak yaz yazı yelken yemek
    yıl yıldız yol yolcu yolculuk yosun yumurta yuva zaman zarf zeytin zil açmak almak anlamak
    anlatmak aramak artmak atlamak bakmak başlamak beklemek bilmek bulmak bırakmak büyümek
    çalışmak çalmak çekmek çıkmak çizmek dilemek dinlemek dikmek dokumak dolaşmak dönmek durmak
    duymak düşünmek esmek geçmek gelmek getirmek gezmek gitmek giymek göndermek görmek gülmek
    gülümsemek hatırlamak hazırlamak ısıtmak istemek izlemek kalkmak kalmak katlamak kazanmak
    konuşmak korumak koşmak kurmak oturmak oynamak öğrenmek örmek özlemek paylaşmak pişirmek
    saymak seçmek sevmek sormak söylemek sulamak susmak süslemek taşımak temizlemek toplamak
    tutmak uçmak uyanmak uyumak uzanmak vermek yapmak yardımlaşmak yazmak yerleşmek yetişmek
    yürümek yüzmek açık acele ağır aydınlık bembeyaz berrak beyaz bol boş büyük cömert çalışkan
    derin doğru dolu durgun düz eski geniş genç gri güzel hafif hızlı ılık ince iri kalın kırmızı
    kısa kolay koyu kuru küçük mutlu neşeli nazik parlak pembe renkli sakin sarı serin sessiz
    sıcak sıradan soğuk şirin tatlı taze temiz turuncu uzak uzun yakın yavaş yeni yeşil yumuşak
    yüksek zarif zor bugün yarın dün şimdi bazen birlikte hemen henüz içeri dışarı yukarı aşağı
    belki elbette fındık kurabiye kütüphane bulmaca badem bostan çınar
  `,
}
