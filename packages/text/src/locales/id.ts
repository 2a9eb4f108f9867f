import type { Locale } from '../notation/locale.js'

/**
 * Indonesian: plain narrative without tense marks. A topic (read, cook, garden …) holds
 * together what belongs together: `verb` (active, passive), `object`, what is said of it
 * (`kind`) and where or how it is done (`place`).
 */
export const id: Locale = {
  code: 'id',
  aliases: ['in'],
  englishName: 'Indonesian',
  nativeName: 'Indonesia',
  script: 'Latn',
  direction: 'ltr',
  sentenceJoiner: ' ',
  opening: { lead: 'Lorem ipsum: ', capital: false },

  lists: {
    // ── People ──────────────────────────────────────────────────────────────
    person: `
      guru
      pustakawan
      tukang kayu
      tukang kebun
      penjahit
      pembuat roti
      penjual bunga
      penjaga toko
      nelayan
      petani
      perawat
      dokter gigi
      apoteker
      arsitek
      pelukis
      pemahat
      pemain biola
      pemain gitar
      pelatih renang
      pemandu wisata
      penjaga taman
      masinis
      pengemudi bus
      tukang pos
      tukang sepatu
      tukang jam
      tukang cukur
      juru masak
      juru foto
      wartawan
      penerjemah
      penulis
      penyunting
      ilustrator
      mahasiswa
      dosen
      peneliti
      ahli botani
      pembuat keramik
      pembuat layang-layang
      perajin rotan
      peternak lebah
      pembatik
      penenun
      kakek
      nenek
      pemilik kedai
      penjual buku
      penjual sayur
      pramusaji
      penjual jamu
      kapten feri
      pembawa acara
      penata rambut
      petugas pos
      ahli cuaca
    `,
    // After a person: penulis yang …
    trait: `
      yang ramah
      yang pendiam
      yang murah senyum
      yang gemar bersiul
      yang suka bercerita
      yang selalu rapi
      yang sangat teliti
      yang penyabar
      yang periang
      yang berkacamata
      yang bertopi lebar
      yang jarang mengeluh
      yang selalu bangun pagi
      yang tidak pernah tergesa-gesa
      yang baru pindah
      yang tinggal di ujung jalan
      yang tinggal di dekat stasiun
      yang pandai bergurau
      yang rajin
      yang bijaksana
      yang penuh semangat
      yang pandai berhitung
      yang hafal semua jalan kecil
      yang suka membantu
      yang tenang pembawaannya
      yang disukai anak-anak
      yang rendah hati
      yang mudah akrab
      yang gemar membaca
      yang berbaju batik
      yang tekun
      yang bersuara lembut
      yang selalu datang awal
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    'verb.read': {
      forms: 'act | pass',
      phrases: `
      membaca | dibaca
      menikmati | dinikmati
      membolak-balik | dibolak-balik
      mencermati | dicermati
      membacakan | dibacakan
      membahas | dibahas
      mengulas | diulas
      mempelajari | dipelajari
    `,
    },
    'object.read': `
      buku cerita
      novel petualangan
      kumpulan puisi
      buku sejarah
      catatan perjalanan
      naskah drama
      buku bergambar
      kisah pelayaran
      kumpulan pantun
      buku dongeng
      novel sejarah
      buku ilmu alam
      buku teka-teki
      kumpulan cerita pendek
      buku cerita rakyat
      novel remaja
      kumpulan esai
      novel detektif
      buku kenangan
      buku cerita hewan
      novel misteri
    `,
    'kind.read': `
      lama
      pilihan
      langka
      kesayangan
      yang berdebu
      yang sudah menguning
      yang penuh coretan
      yang jarang dibuka
      bersampul merah
      bersampul biru
      bersampul kain
      dari rak paling atas
      dari pasar loak
      dari perpustakaan kota
      milik sahabat lama
      yang hampir terlupakan
      yang menghibur
      dengan huruf kecil-kecil
      yang cukup tebal
      kiriman seorang teman
    `,
    'place.read': `
      di perpustakaan
      di beranda
      di bangku taman
      di ruang tamu
      di ruang baca
      di dekat jendela
      di bawah lampu baca
      di dalam kereta
      di ruang tunggu
      di bawah pohon mangga
      di sudut kedai
      di teras belakang
      di atas tikar
      di ruang kelas
    `,

    'verb.write': {
      forms: 'act | pass',
      phrases: `
      menulis | ditulis
      menyusun | disusun
      menyunting | disunting
      merapikan | dirapikan
      mengetik | diketik
      memperbaiki | diperbaiki
      menggarap | digarap
      menyempurnakan | disempurnakan
    `,
    },
    'object.write': `
      cerita pendek
      naskah pidato
      puisi
      artikel
      lirik lagu
      esai
      naskah drama
      cerita anak
      tulisan
      syair
      cerita bersambung
      catatan
      sajak
      cerita bergambar
      naskah film
      dongeng
      drama radio
      pantun
    `,
    'kind.write': `
      bertema laut
      bertema alam
      bertema keluarga
      bertema persahabatan
      bertema panen
      bertema perjalanan
      bertema kampung halaman
      bertema masa kecil
      bertema kota tua
      bertema hutan
      bertema liburan
      bertema musim hujan
      bertema pasar
      yang lama tertunda
      yang sederhana
      yang menarik
      yang menghibur
      yang tidak terlalu panjang
    `,
    'place.write': `
      di meja kerja
      di kantor kecil
      di meja dapur
      di kamar belakang
      di perpustakaan
      di sudut kedai kopi
      di bawah lampu meja
      di dekat jendela
      di ruang guru
      di beranda
      di dalam kereta
      di loteng
      di ruang tunggu
      di ruang baca
    `,

    'verb.cook': {
      forms: 'act | pass',
      phrases: `
      membuat | dibuat
      menyiapkan | disiapkan
      menghidangkan | dihidangkan
      mencicipi | dicicipi
      membagikan | dibagikan
      menikmati | dinikmati
    `,
    },
    'object.cook': `
      sup jagung
      bubur kacang hijau
      nasi goreng
      sayur asam
      gado-gado
      tumis kangkung
      ikan bakar
      pepes ikan
      perkedel kentang
      pisang goreng
      kue lapis
      klepon
      lumpia
      mi goreng
      soto ayam
      opor ayam
      bakwan sayur
      telur dadar
      serabi
      roti isi
      singkong rebus
      sate ayam
      martabak sayur
      kue cubit
      semur tahu
      tempe bacem
      bubur ayam
    `,
    'kind.cook': `
      ala kampung
      dari resep lama
      dari resep baru
      dari resep keluarga
      dari resep rahasia
      dari bahan segar
      dari bahan sederhana
      kesukaan anak-anak
      kesukaan semua orang
      kesukaan keluarga
      yang lezat
      yang masih hangat
      yang sederhana
      yang selalu dirindukan
      istimewa
      andalan keluarga
      khas daerah
    `,
    'place.cook': `
      di dapur
      di dapur luar
      di warung kecil
      di dapur sekolah
      di halaman belakang
      di tepi pantai
      di kantin
      di kedai
      di bawah tenda
      di teras
      di ruang makan
    `,

    'verb.garden': {
      forms: 'act | pass',
      phrases: `
      menyiram | disiram
      menanam | ditanam
      merawat | dirawat
      memupuk | dipupuk
      memindahkan | dipindahkan
      mengamati | diamati
      memperbanyak | diperbanyak
    `,
    },
    'object.garden': `
      mawar
      melati
      anggrek
      bugenvil
      kembang sepatu
      bibit tomat
      bibit cabai
      rumpun serai
      rumpun pandan
      jeruk purut
      jeruk nipis
      kemangi
      tanaman pakis
      kaktus
      lidah buaya
      tanaman rambat
      tanaman obat
      seledri
      bibit mentimun
      keladi
      krisan
      tanaman hias
      palem kuning
    `,
    'kind.garden': `
      dalam pot
      dalam pot tanah liat
      dalam pot gantung
      dalam pot besar
      dalam pot biru
      dalam kaleng bekas
      dalam keranjang bambu
      kiriman seorang teman
      pemberian tetangga
      dari desa sebelah
      dari kebun pembibitan
      yang baru dibeli
      pilihan
      yang mudah dirawat
      yang cepat tumbuh
      yang tahan panas
      yang masih kecil
    `,
    'place.garden': `
      di sepanjang pagar
      di dekat sumur
      di samping gerbang
      di sudut halaman
      di petak baru
      di rumah kaca
      di balkon
      di kebun belakang
      di taman kota
      di halaman sekolah
      di dekat kolam
      di depan teras
      di tepi jalan setapak
    `,

    'verb.mend': {
      forms: 'act | pass',
      phrases: `
      memperbaiki | diperbaiki
      membersihkan | dibersihkan
      memeriksa | diperiksa
      merawat | dirawat
      memoles | dipoles
      membongkar | dibongkar
      merakit ulang | dirakit ulang
    `,
    },
    'object.mend': `
      sepeda
      jam dinding
      radio
      mesin jahit
      kursi goyang
      kipas angin
      lampu meja
      meja belajar
      kereta mainan
      mesin ketik
      sangkar bambu
      timbangan
      kotak musik
      jam saku
      gitar
      teropong
      lemari kecil
      bangku kayu
      kursi lipat
      jam beker
    `,
    'kind.mend': `
      tua
      antik
      peninggalan keluarga
      kesayangan keluarga
      milik tetangga
      milik sahabat lama
      titipan tetangga
      dari pasar loak
      berwarna cokelat
      yang berdebu
      yang jarang dipakai
      yang lama terlupakan
      kiriman seorang teman
      yang agak longgar
    `,
    'place.mend': `
      di bengkel
      di garasi
      di teras samping
      di halaman
      di ruang kerja
      di gudang
      di lantai bawah
      di toko kecil
      di depan rumah
      di beranda belakang
      di rumah
    `,

    'verb.craft': {
      forms: 'act | pass',
      phrases: `
      membuat | dibuat
      menghias | dihias
      merancang | dirancang
      merapikan | dirapikan
      mewarnai | diwarnai
      memperindah | diperindah
    `,
    },
    'object.craft': `
      keranjang
      tikar
      topi pandan
      tas belanja
      kotak perhiasan
      taplak meja
      bantal kursi
      selimut perca
      syal
      kipas lipat
      lampion
      bingkai foto
      hiasan dinding
      sarung bantal
      tempat pensil
      tirai
      tas anyaman
      kap lampu
      selendang
      tempat tisu
    `,
    'kind.craft': `
      kecil
      warna-warni
      bermotif bunga
      bermotif ombak
      bermotif daun
      bermotif burung
      yang unik
      yang sederhana
      yang cantik
      untuk pameran
      untuk hadiah
      untuk ruang tamu
      pesanan tetangga
      pesanan seorang teman
      dengan pola baru
      berwarna cerah
      berwarna lembut
    `,
    'place.craft': `
      di sanggar
      di beranda
      di ruang tengah
      di balai desa
      di kelas keterampilan
      di dekat jendela
      di ruang jahit
      di lantai atas
      di meja panjang
      di teras
      di ruang kerja
    `,

    'verb.music': {
      forms: 'act | pass',
      phrases: `
      memainkan | dimainkan
      menyanyikan | dinyanyikan
      mendengarkan | didengarkan
      menghafal | dihafal
      mengajarkan | diajarkan
      merekam | direkam
      membawakan | dibawakan
      mempelajari | dipelajari
    `,
    },
    'object.music': `
      lagu daerah
      lagu keroncong
      lagu anak-anak
      tembang
      lagu pelaut
      lagu penutup
      lagu pembuka
      lagu panen
      lagu rakyat
      lagu pengiring tari
      lagu permainan
      lagu pesisir
      lagu nelayan
      lagu petani
      lagu musim hujan
      lagu sekolah
    `,
    'kind.music': `
      yang lembut
      yang riang
      yang tenang
      yang sulit
      yang sederhana
      yang mudah diingat
      dari kampung halaman
      untuk pertunjukan akhir tahun
      untuk acara keluarga
      untuk pentas seni
      kesukaan semua orang
      dalam tempo lambat
      dalam dua suara
      yang jarang terdengar
      yang indah
      yang penuh semangat
    `,
    'place.music': `
      di ruang musik
      di balai kota
      di gedung kesenian
      di teras rumah
      di aula sekolah
      di ruang keluarga
      di taman
      di tepi danau
      di kedai teh
      di studio
      di sanggar
      di dekat jendela
    `,

    'verb.draw': {
      forms: 'act | pass',
      phrases: `
      melukis | dilukis
      menggambar | digambar
      memotret | dipotret
      mengabadikan | diabadikan
    `,
    },
    'object.draw': `
      sawah
      pelabuhan
      rumah panggung
      jembatan gantung
      air terjun
      kebun teh
      mercusuar
      dermaga
      stasiun
      taman bunga
      jalan setapak
      deretan pohon kelapa
      bangunan tua
      kincir angin
      danau
      teluk
      ladang jagung
      rumah kayu
    `,
    'kind.draw': `
      yang indah
      yang terkenal
      yang memukau
      yang jarang dikunjungi
      di balik bukit
      di pinggir kota
      di desa sebelah
      di kampung halaman
      di selatan kota
      di sebelah barat
      di luar kota
      di tepi kota
      yang berkesan
      yang lama dirindukan
    `,
    'place.draw': `
      dari atas bukit
      dari kejauhan
      dari seberang jalan
      dari berbagai sudut
      untuk kalender baru
      untuk pameran
      untuk kartu pos
      untuk buku anak-anak
      berulang kali
      selama berjam-jam
      dengan sangat teliti
      untuk kenang-kenangan
    `,

    'verb.trade': {
      forms: 'act | pass',
      phrases: `
      membeli | dibeli
      menawar | ditawar
      memilih | dipilih
      menimbang | ditimbang
      memesan | dipesan
      mencari | dicari
      membungkus | dibungkus
    `,
    },
    'object.trade': `
      mangga
      pepaya
      jeruk
      salak
      rambutan
      jagung manis
      kacang panjang
      cabai merah
      ubi ungu
      kelapa muda
      gula aren
      kerupuk
      telur asin
      keripik tempe
      madu hutan
      biji kopi
      teh melati
      manggis
      pisang
      kacang tanah
    `,
    'kind.trade': `
      untuk persediaan
      untuk oleh-oleh
      untuk tetangga
      untuk keluarga
      untuk acara keluarga
      untuk para tamu
      dari desa pegunungan
      dari desa sebelah
      dari kampung
      pilihan
      yang terbaik
      bermutu baik
      kesukaan keluarga
      pesanan tetangga
      pesanan seorang teman
    `,
    'place.trade': `
      di pasar kecil
      di pasar terapung
      di toko kelontong
      di warung sebelah
      di pinggir jalan
      di pasar induk
      di kios langganan
      di dekat terminal
      di depan stasiun
      di pasar desa
      di lapak kecil
      di pasar lama
    `,

    // ── Time, manner, company ───────────────────────────────────────────────
    // At the front, before any deed; none tells of a habit or names a season.
    time: `
      pagi itu
      sore itu
      kemarin pagi
      kemarin sore
      tadi pagi
      tadi sore
      minggu lalu
      pekan lalu
      Sabtu lalu
      akhir pekan lalu
      dua hari yang lalu
      beberapa hari yang lalu
      tempo hari
      belum lama ini
      hari itu
      hari ini
      pada hari Senin
      pada hari Kamis
      pada akhir pekan
      pada hari libur
      pada suatu pagi
      pada suatu sore
      pada suatu hari
      sesudah sarapan
      sesudah makan siang
      sepulang dari kota
      menjelang siang
      menjelang petang
      pagi-pagi sekali
      di sela-sela pekerjaan
      di waktu senggang
      sebelum matahari tinggi
      selagi udara masih sejuk
      pada pagi yang cerah
      pada sore yang tenang
      sepulang dari perjalanan
      sebelum beristirahat
    `,
    // Plain times of day, also at the end: for nature, passive sentences and outings.
    day: `
      pagi itu
      siang itu
      sore itu
      petang itu
      hari itu
      pagi ini
      hari ini
      tadi pagi
      tadi siang
      tadi sore
      kemarin
      kemarin pagi
      kemarin siang
      kemarin sore
      menjelang siang
      menjelang petang
      pagi-pagi sekali
      pada sore yang tenang
      siang ini
      sore ini
      kemarin petang
    `,
    manner: `
      dengan riang
      dengan senang hati
      dengan wajah berseri
      dengan gembira
      dengan hati ringan
      dengan santai
      dengan perasaan lega
      tanpa banyak bicara
      tanpa diminta
      tanpa ragu
      tanpa menunggu lama
      sambil tersenyum
      seorang diri
      sekali lagi
      seperti biasa
      seperti kemarin
      akhirnya
      kemudian
      tak lama kemudian
    `,
    // What one can do beside anything else.
    while: `
      menunggu teman
      tersenyum sendiri
      sesekali melirik jam
      mengenang kampung halaman
      mengenang masa kecil
      membayangkan hari libur
      menanti kabar baik
      memikirkan acara besok
      sesekali beristirahat
      merencanakan perjalanan jauh
      membayangkan liburan di pantai
      menunggu tamu dari kota
      sesekali mengangguk
      memikirkan rencana akhir pekan
      menanti para tamu
      mengingat-ingat sebuah janji
      sesekali tersenyum
      menunggu kabar dari kota
      menghitung hari
    `,
    // Before a verb.
    aspect: `
      sedang
      masih
      pernah
      sering
      ingin
      sempat
      mulai
      akan
    `,
    // What someone does before or after something else.
    next: `
      pulang dengan berjalan kaki
      menyeduh secangkir teh
      menyeduh secangkir kopi
      berangkat ke stasiun
      menelepon seorang teman
      menutup semua jendela
      membuka semua jendela
      menyapu lantai
      mampir ke rumah tetangga
      memanggil anak-anak
      membuka pintu lebar-lebar
      beristirahat di bawah pohon
      berjalan menyusuri sungai
      merapikan meja
      memberi makan ikan
      menyapa para tamu
      mengisi botol minum
      naik bus ke kota
      minum segelas air
      membereskan dapur
      mengunci pintu depan
      membaca koran
      memeriksa kotak surat
      menjemput keponakan
      membeli koran
      beristirahat sejenak
      duduk sebentar
      menata kursi
      menyalakan radio
      mengayuh sepeda ke taman
    `,
    feeling: `
      merasa lega
      merasa puas
      merasa senang
      tampak gembira
      tampak tenang
      tampak bangga
      tampak terhibur
      tampak riang
      tampak puas
      kelihatan santai
      kelihatan bersemangat
      terlihat bahagia
      terlihat ceria
      terlihat senang
      tidak tampak lelah
      semakin bersemangat
      tersenyum lebar
      tersenyum puas
      semakin percaya diri
    `,
    belief: `
      yakin
      percaya
      menyadari
      mengerti
      tahu
      merasa
      sering berkata
      pernah menulis
      selalu ingat
      baru menyadari
      mengakui
      berpendapat
    `,
    virtue: `
      kesabaran
      ketelitian
      ketenangan
      ketekunan
      kepekaan
      disiplin
      kreativitas
      kepercayaan diri
      kesungguhan
    `,
    needs: `
      membutuhkan
      memerlukan
      mengajarkan
      melatih
      menumbuhkan
    `,
    hobby: `
      membaca
      menulis
      memasak
      berkebun
      melukis
      merajut
      membatik
      bermain musik
      bersepeda
      berenang
      berjalan kaki
      memotret
      mengamati burung
      memancing
      bernyanyi
      mendongeng
      bermain catur
      menyulam
      membuat layang-layang
      menari
      merangkai bunga
      menganyam
      bermain biola
    `,
    'hobby-how': `
      di waktu senggang
      bersama keluarga
      pada akhir pekan
      sepulang kerja
      di pagi hari
      di sore hari
      bersama teman lama
      bersama para tetangga
      tanpa tergesa-gesa
      di tempat yang tenang
      setiap pekan
      secara teratur
      pada hari libur
    `,
    opinion: `
      ternyata
      tentu saja
      konon
      memang
      tampaknya
      rupanya
      agaknya
      kata orang
      kata warga
      kata para tetangga
      menurut banyak orang
      menurut para tetangga
      menurut warga setempat
      seperti sering dikatakan
      seperti diketahui banyak orang
      tidak mengherankan
      sejak dulu
      hingga kini
      seperti kata banyak orang
      sampai sekarang
      sejak lama
    `,
    pleasure: `
      hiburan
      kebiasaan
      cara bersantai
      kegiatan
      kesibukan
      kesenangan kecil
      pengisi waktu
      pengalaman
    `,
    'pleasure-like': `
      yang menyenangkan
      yang sederhana
      yang menenangkan
      yang tidak pernah membosankan
      yang berharga
      yang sulit ditinggalkan
      untuk segala usia
      yang murah meriah
      yang patut dicoba
      yang mengasyikkan
      yang menyegarkan pikiran
    `,

    // ── Nature ──────────────────────────────────────────────────────────────
    // Happenings that may go with any deed of people.
    'while-nature': `
      angin bertiup pelan
      awan bergerak ke barat
      langit tampak cerah
      burung-burung berkicau
      kabut mulai menipis
      matahari naik perlahan
      udara terasa sejuk
      gerimis mulai reda
      dedaunan bergoyang pelan
      bayang-bayang makin panjang
      pelangi muncul di timur
      capung beterbangan
      jangkrik mulai bernyanyi
      langit berubah jingga
      ayam jantan berkokok
      aroma tanah basah tercium
      kupu-kupu hinggap di pagar
      embun masih menempel di daun
      suara katak terdengar dari jauh
      cahaya menembus celah daun
      merpati kembali ke atap
      daun-daun kering berjatuhan
      seekor kucing melintas
      langit perlahan membiru
    `,
    'nature.water': `
      sungai
      anak sungai
      sungai kecil
      air sungai
      air kali
    `,
    'does.water': `
      mengalir tenang
      mengalir pelan
      berkilau
      terdengar gemericik
      memantulkan cahaya
      tampak jernih
      membawa dedaunan
      tampak berkilauan
    `,
    'where.water': `
      di antara bebatuan
      di kaki bukit
      di balik pohon bambu
      di bawah jembatan
      di sela-sela sawah
      di tepi hutan
      di dekat desa
      di lembah yang hijau
      di belakang rumah panggung
    `,
    'nature.sea': `
      ombak
      ombak kecil
      gelombang kecil
      riak ombak
    `,
    'does.sea': `
      berkejaran
      berkilau
      membelai pasir
      bergerak tenang
      terdengar berirama
      datang silih berganti
      menyentuh bebatuan
    `,
    'where.sea': `
      di pantai
      di teluk kecil
      di sekitar dermaga
      di kaki mercusuar
      di sepanjang pesisir
      di depan pelabuhan
      di dekat kampung nelayan
    `,
    'nature.air': `
      angin
      angin sepoi-sepoi
      angin timur
      semilir angin
      angin segar
    `,
    'does.air': `
      melintasi
      menyapa
      melewati
      berembus di
      bertiup di
      menyejukkan
      berembus sampai ke
    `,
    'where.air': `
      lereng gunung
      hamparan sawah
      kebun teh
      atap-atap rumah
      pelabuhan kecil
      halaman sekolah
      ladang jagung
      puncak bukit
      deretan pohon kelapa
      jalan desa
      lembah
      pesisir
      taman kota
      kebun kopi
      dermaga tua
      padang rumput
    `,
    'nature.mist': `
      kabut tipis
      kabut putih
      kabut
      selapis kabut
    `,
    'does.mist': `
      menyelimuti
      menutupi
      melintasi
      bergerak menuju
      melayang di atas
      perlahan menyelimuti
    `,
    'where.mist': `
      lereng gunung
      hamparan sawah
      kebun teh
      rumah-rumah
      pelabuhan kecil
      halaman sekolah
      ladang jagung
      puncak bukit
      deretan pohon kelapa
      jalan desa
      lembah
      pesisir
      taman kota
      kebun kopi
      dermaga tua
      padang rumput
    `,
    'nature.cloud': `
      awan putih
      awan tipis
      gumpalan awan
      awan kelabu
    `,
    'does.cloud': `
      bergerak menuju
      berarak di atas
      melintas di atas
      menaungi
      melayang di atas
    `,
    'where.cloud': `
      lereng gunung
      hamparan sawah
      kebun teh
      pelabuhan kecil
      ladang jagung
      puncak bukit
      lembah
      pesisir
      taman kota
      kebun kopi
      dermaga tua
      padang rumput
      perkampungan
      rumah-rumah panggung
    `,
    'nature.animal': `
      seekor kucing belang
      seekor burung pipit
      seekor merpati
      seekor tupai
      seekor kelinci putih
      seekor kambing muda
      seekor anak bebek
      seekor bangau
      seekor kura-kura
      sepasang angsa
      sepasang kutilang
      beberapa ekor ayam
      beberapa ekor itik
      seekor rusa kecil
      seekor burung kutilang
      seekor anak kucing
    `,
    'does.animal': `
      beristirahat
      berteduh
      melintas
      mencari makan
      muncul tiba-tiba
      diam sejenak
      tampak nyaman
      singgah sebentar
      mengamati sekeliling
      muncul lagi
    `,
    'where.animal': `
      di balik semak
      di dekat kolam
      di bawah pohon nangka
      di tepi sawah
      di samping sumur
      di halaman belakang
      di pinggir jalan setapak
      di antara bunga
      di dekat pagar bambu
      di kebun pisang
      di tepi danau
      di sela rerumputan
    `,
    'nature.insect': `
      seekor kupu-kupu kuning
      seekor capung merah
      seekor lebah
      seekor kupu-kupu biru
      sepasang capung
      sepasang kupu-kupu
      beberapa ekor kupu-kupu
      seekor kumbang kecil
    `,
    'does.insect': `
      terbang rendah
      hinggap sejenak
      terbang melintas
      terbang berputar-putar
      muncul lagi
      terbang kian kemari
    `,
    'where.insect': `
      di antara bunga
      di dekat kolam
      di sela rerumputan
      di dekat jendela
      di taman kecil
      di samping sumur
      di kebun belakang
      di balik semak
      di dekat pagar bambu
      di halaman sekolah
    `,
    'nature.plant': `
      pohon flamboyan
      pohon beringin tua
      pohon trembesi
      pohon jambu air
      pohon asam
      pohon cemara
      pohon mahoni
      pohon mangga
      pohon ketapang
      pohon tanjung
    `,
    'does.plant': `
      bergoyang pelan
      bergoyang ditiup angin
      tampak segar
      berdiri anggun
      memberi keteduhan
      tampak rimbun
      menggugurkan daunnya
      tampak hijau segar
    `,
    'where.plant': `
      di alun-alun
      di depan balai kota
      di tepi telaga
      di halaman sekolah
      di pinggir lapangan
      di lereng bukit
      di belakang rumah
      di dekat gerbang
      di taman kecil
      di sudut kampung
    `,
    'nature.flower': `
      bunga melati
      bunga mawar
      bunga kenanga
      bunga cempaka
      bunga sedap malam
      bunga tanjung
    `,
    'does.flower': `
      bermekaran
      mulai bermekaran
      menebarkan wangi
      tampak segar
      bergoyang pelan
      tercium wangi
    `,
    'where.flower': `
      di alun-alun
      di depan balai kota
      di halaman sekolah
      di pinggir lapangan
      di belakang rumah
      di dekat gerbang
      di taman kecil
      di sudut kampung
      di sepanjang pagar
      di dekat jendela
    `,

    // ── Rooms, things, buildings ────────────────────────────────────────────
    surface: `
      di atas meja kayu
      di atas meja
      di meja depan
      di rak paling bawah
      di dalam lemari tua
      di dalam kotak besar
      di dekat jendela
      di sudut ruangan
      di atas bangku
      di dekat pintu
      di dalam keranjang rotan
      di samping mesin jahit
      di atas peti kayu
      di gudang belakang
    `,
    lies: `
      ada
      terdapat
      tampak
      masih ada
      terlihat
      hanya ada
    `,
    thing: `
      sebuah payung
      sebuah teko
      sebuah cangkir
      sebuah lentera
      sebuah peta
      sebuah buku catatan
      sebuah kacamata
      sebuah kunci
      sebuah senter
      sebuah topi anyaman
      sebuah jam beker
      sebuah amplop
      sebuah cermin kecil
      sebuah kompas
      sebuah kalender
      seutas tali
      selembar kartu pos
      selembar foto
      sepasang sarung tangan
      sebatang lilin
      sebatang pensil
      sehelai selendang
      seikat lavendel
      setumpuk koran
      sebotol tinta
      sebuah kotak kayu
      sebuah pena
      sebuah lonceng kecil
      sebuah bola
      sebuah gunting
    `,
    building: `
      stasiun
      perpustakaan
      balai pertemuan
      gedung kesenian
      toko buku
      kedai teh
      museum
      pasar lama
      kantor pos
      penginapan
      sanggar tari
      rumah makan
      sanggar seni
      toko kelontong
      toko roti
      kedai kopi
      toko bunga
      gedung bioskop
      toko mainan
      taman bacaan
    `,
    'building-like': `
      di ujung jalan
      di tepi sungai
      di seberang lapangan
      di kaki bukit
      di dekat pelabuhan
      di pusat kota
      di samping taman
      di dekat alun-alun
      yang baru dicat
      yang berdinding putih
      yang berusia seratus tahun
      yang beratap merah
      yang menghadap laut
      yang serba kayu
      di jalan utama
      di sebelah sekolah
    `,
    'building-does': `
      selalu ramai
      dikelilingi pohon rindang
      terlihat dari kejauhan
      menjadi kebanggaan warga
      menyimpan banyak cerita
      terasa sejuk
      dihiasi banyak bunga
      jarang sepi
      menjadi tempat berkumpul
      masih terawat
      sering dikunjungi
      dicintai banyak orang
      selalu bersih
      tidak banyak berubah
      menarik perhatian orang
      dikenal semua orang
    `,
    // What someone has to do with a building.
    visits: `
      sering mampir ke sana
      senang duduk di depannya
      sering memotretnya
      ingin melukisnya
      kerap mengajak teman ke sana
      datang hampir setiap pekan
      mengenal setiap sudutnya
      bangga akan tempat itu
      sering terlihat di sana
      betah berlama-lama di sana
      ikut merawatnya
      menceritakannya kepada semua orang
      singgah setiap hari libur
      selalu ingin kembali ke sana
      pernah bekerja di sana
    `,
    machine: `
      mesin cetak
      mesin jahit
      kipas angin
      pompa air
      mesin kopi
      mesin pemotong rumput
      penyedot debu
      mesin cuci
      penggiling kopi
      lemari es
      mesin obras
    `,
    'machine-like': `
      tua itu
      berwarna hijau itu
      berwarna merah itu
      kecil itu
      baru itu
      milik tetangga
      besar itu
    `,
    'machine-does': `
      berbunyi pelan
      bekerja tanpa gangguan
      mendengung lembut
      berhenti sendiri
      terdengar sampai ke luar
      kembali bekerja
      mulai berbunyi
      menyala lagi
      berbunyi lebih keras
    `,
    vehicle: `
      kereta
      perahu motor
      trem
      kapal feri
      angkutan desa
      kereta wisata
      bus sekolah
      bus kota
    `,
    'vehicle-like': `
      itu
      yang penuh penumpang
      yang hampir kosong
      berwarna kuning
      berwarna biru
      dari kota
      dari selatan
      berikutnya
    `,
    'vehicle-does': `
      tiba tepat waktu
      berangkat tepat waktu
      tiba lebih awal
      melaju pelan
      melintas lagi
      akhirnya datang
      terdengar dari jauh
      terlambat lima menit
      mulai bergerak
      berhenti sebentar
    `,
    // What someone does when it passes.
    'on-seeing': `
      melambaikan tangan
      segera berdiri
      merapikan barang bawaan
      memotretnya dari jauh
      menutup bukunya
      tersenyum lega
      segera bersiap-siap
      mengangkat ranselnya
      mencatat waktunya
      memanggil teman-temannya
      melirik jam tangan
      melipat korannya
      membetulkan letak topinya
      mengangguk senang
      menyimpan ponselnya
      ikut menoleh
    `,

    // ── Ways and destinations ───────────────────────────────────────────────
    goes: `
      berjalan kaki
      bersepeda
      berangkat
      pergi
      berjalan santai
      kembali
    `,
    to: `
      ke pasar
      ke pantai
      ke stasiun
      ke perpustakaan
      ke sekolah
      ke kebun teh
      ke alun-alun
      ke museum
      ke danau
      ke toko buku
      ke pelabuhan
      ke taman
      ke air terjun
      ke balai kota
      ke rumah saudara
      ke desa sebelah
      ke kebun raya
    `,
    along: `
      melewati jembatan gantung
      melewati sawah
      menyusuri sungai
      lewat jalan kecil
      lewat kebun kopi
      melalui gang sempit
      melalui jalan pintas
      menembus kabut tipis
      menyeberangi jembatan
      menuruni bukit
      lewat jalan yang teduh
      melewati ladang jagung
      lewat jalan lama
    `,
    carrying: `
      sambil membawa payung
      sambil membawa bekal
      sambil membawa buku gambar
      sambil membawa kabar baik
      sambil membawa gitar
      sambil membawa kamera
      sambil bersiul kecil
      sambil bersenandung
      dengan topi lebar
      dengan ransel kecil
      dengan sepatu baru
      dengan hati riang
      bersama seorang teman
      bersama seorang tetangga
      sambil sesekali menoleh
      sambil membawa tas anyaman
      sambil membawa keranjang rotan
    `,
    'next-out': `
      menelepon seorang teman
      duduk sebentar
      minum segelas air
      mengambil beberapa foto
      bertemu seorang teman lama
      membeli sebotol air
      beristirahat sejenak
      mencatat hal-hal menarik
      bertukar kabar dengan seorang kenalan
      melihat-lihat sekeliling
      pulang sebelum gelap
      pulang naik bus
      menunggu seorang teman
      menyapa beberapa kenalan
      membuat beberapa sketsa
      berteduh di bawah pohon
      duduk di bangku kosong
      menulis sebuah kartu pos
    `,
    event: `
      pameran buku
      lomba layang-layang
      pentas musik
      pesta panen
      pertunjukan wayang
      festival lampion
      lomba memasak
      pemutaran film
      karnaval sekolah
      pameran kerajinan
      pertunjukan tari
      lomba melukis
      pasar buku
      pameran bunga
      lomba mendongeng
      pasar seni
      festival makanan
      pameran lukisan
      konser musik
    `,
    'event-does': `
      berlangsung meriah
      berjalan lancar
      dimulai tepat waktu
      dihadiri banyak orang
      dibuka untuk umum
      ditutup dengan tarian
      diadakan lagi
      berlangsung sampai petang
      berakhir dengan gembira
      menarik banyak pengunjung
      diramaikan anak-anak
      disambut dengan gembira
    `,
    'event-where': `
      di alun-alun
      di tepi danau
      di halaman sekolah
      di depan balai desa
      di taman kota
      di lapangan besar
      di pinggir sungai
      di depan museum
      di dekat pantai
      di kebun raya
    `,
    'event-time': `
      kemarin
      kemarin sore
      pekan lalu
      bulan lalu
      Sabtu lalu
      tahun ini
      tahun lalu
      pada hari libur
      pada akhir pekan
      pada hari Minggu
    `,
    adverse: `
      hujan turun rintik-rintik
      langit agak mendung
      angin bertiup kencang
      gerimis belum reda
      udara cukup dingin
      cuaca kurang bersahabat
      persiapannya singkat
      jalan menuju ke sana becek
      cuaca sempat berubah
      jalan cukup padat
      waktunya terbatas
    `,

    // ── For questions, quotations and exclamations ──────────────────────────
    says: `
      kata
      ujar
      tutur
      ucap
      gumam
      jawab
    `,
    asks: `
      tanya
      ujar
      kata
    `,
    tone: `
      dengan riang
      dengan tenang
      sambil tersenyum
      dengan mata berbinar
      dengan suara lembut
      setengah berbisik
      sambil tertawa
      penuh harap
      dengan wajah berseri
      dengan sopan
      sambil menoleh
      dengan nada bercanda
    `,
    promise: `
      besok kita
      nanti sore kita
      minggu depan kita
      lain kali saya
      sebentar lagi saya
      akhir pekan ini kami
      besok pagi saya
      setelah ini kita
      lusa kita
      kapan-kapan kita
    `,
    will: `
      akan
      bisa
      harus
    `,
    who: `
      siapa
      siapa lagi
      siapa sebenarnya
    `,
    wonder: `
      alangkah senangnya
      betapa senangnya
      betapa asyiknya
      alangkah asyiknya
      sungguh menyenangkan
      sungguh asyik
    `,
    'free-time': `
      pada hari libur
      pada akhir pekan
      di waktu senggang
      sepulang kerja
      bersama teman lama
      bersama keluarga
      bersama para tetangga
      bersama anak-anak
      dengan hati ringan
      saat cuaca cerah
      pada pagi yang cerah
      pada sore yang tenang
    `,
    beauty: `
      indahnya pemandangan
      sejuknya udara
      tenangnya suasana
      birunya langit
      damainya suasana
      segarnya udara
      eloknya alam
      hijaunya pepohonan
      lembutnya angin
      heningnya pagi
      harumnya bunga
    `,
    spot: `
      di tepi danau ini
      di sekitar kebun teh
      di desa ini
      di dekat air terjun
      di lembah ini
      di kaki bukit
      di pantai ini
      di jalan setapak ini
      di seberang sungai
      di kebun raya
      di dekat teluk
      di pulau kecil ini
    `,
    'why-not': `
      kenapa tidak
      mengapa kita tidak
      bagaimana kalau kita
      maukah kamu
      bisakah kita
      bolehkah saya
    `,
  },

  statements: `
    {time}, {person} {trait} itu {verb.T:act} {object.T} {kind.T}.
    {time}, {person} itu {verb.T:act} {object.T} {kind.T} {place.T}.
    seorang {person} {trait} {verb.T:act} {object.T} {place.T} sambil {while}.
    {person} itu {feeling} setelah {verb.T:act} {object.T} {kind.T}.
    setelah {verb.T:act} {object.T} {kind.T}, {person} itu {next}.
    sebelum {next}, {person} {trait} itu {verb.T:act} {object.T} {place.T}.
    {object.T} itu {verb.T:pass} {day} oleh seorang {person} {trait}.
    ketika {while-nature}, {person} itu {verb.T:act} {object.T} {kind.T} {place.T}.
    {while-nature} ketika seorang {person} {trait} {next}.
    {person} itu {verb.T:act} {object.T}, sedangkan {person/2} itu {verb.T/2:act} {object.T/2} {kind.T}.
    {person} itu {verb.T:act} {object.T}, {person/2} itu {next}, dan {while-nature}.
    {person} itu {aspect} {verb.T:act} {object.T}.
    {person} itu {goes} {to} {day}.
    {person} itu {goes} {to}, {person/2} itu {verb.T:act} {object.T}, dan {while-nature}.
    {person} itu {verb.T:act} {object.T} {place.T}.
    {person} {trait} itu {belief} bahwa {hobby} {hobby-how} {needs} {virtue}.
    {opinion}, {hobby} {hobby-how} adalah {pleasure} {pleasure-like}.
    {hobby} {hobby-how} {needs} {virtue} dan {virtue/2}.
    {day}, {nature.N} {does.N} {where.N}.
    {nature.N} {does.N} {where.N}, dan {person} {trait} itu {next}.
    {nature.N} {does.N} {where.N} ketika {person} itu {verb.T:act} {object.T} {kind.T}.
    {surface} {lies} {thing}, {thing/2}, dan {thing/3}.
    {surface} {lies} {thing} dan {thing/2} milik seorang {person} {trait}.
    {opinion}, {building} {building-like} itu {building-does}.
    {building} {building-like} itu {building-does}, dan seorang {person} {trait} {visits}.
    {machine} {machine-like} {machine-does} ketika {person} {trait} itu {next}.
    {vehicle} {vehicle-like} {vehicle-does}, dan {person} {trait} itu {on-seeing}.
    {day}, {person} itu {goes} {to} {along} {carrying}.
    {person} {trait} itu {goes} {to}, lalu {next-out}.
    {event-time}, {event} {event-where} {event-does}, meskipun {adverse}.
    {event} {event-where} {event-does}, dan {person} {trait} itu {feeling}.
    tidak ada yang tahu bahwa {person} {trait} itu pernah {verb.T:act} {object.T} {kind.T}.
    {person} itu tidak hanya {verb.T:act}, tetapi juga {verb.T/2:act} {object.T} {kind.T}.
    {person} itulah yang {verb.T:act} {object.T} {kind.T} {day}.
    {manner}, {person} {trait} itu {next}.
    {manner}, {person} itu {verb.T:act} {object.T} {kind.T}.
  `,
  lively: `
    “{^promise} {will} {verb.T:act} {object.T} {kind.T},” {says} {person} {trait} itu.
    “{^why-not} {verb.T:act} {object.T} {place.T}?” {asks} {person} itu {tone}.
    {who} yang {verb.T:act} {object.T} {kind.T} {place.T}?
    {wonder} {verb.T:act} {object.T} {place.T} {free-time}!
    “Betapa {beauty} {spot}!” {says} {person} {trait} itu.
    apakah {person} {trait} itu masih {verb.T:act} {object.T} {place.T}?
  `,
  words: `
    air akar alam alas ambang anak angin angka api arah arus asap atap awal awan ayam ayunan
    baca baju bambu bangku bantal barat baris baru batu bayangan bekerja belajar bengkel benih
    beranda berani berdiri berjalan berlari bermain bernyanyi bersih besar besi bintang biru
    bola buah bukit buku bulan bumi bunga burung busur cabang cahaya cangkir catatan cepat cerah
    cerita cermin cuaca dahan dalam damai danau dapur dasar datang daun debu dekat desa dinding
    dingin duduk dunia ekor embun fajar foto gambar garam gedung gelas gelombang gerak gerbang
    getar gula gunung guru halaman hangat harapan hari hening hidup hijau hitung hujan hutan
    ikan ilmu indah ingat irama jagung jalan jalanan jam jauh jejak jembatan jendela jernih
    jeruk kabut kain kamar kamus kapal kata kayu kebun kecil kelapa kelas keluarga kereta kering
    kerja kertas kipas kolam kopi kota kuat kucing kunci kuning kursi ladang lagu lama lambat
    lampu langit lantai lapangan laut lebar lemari lembah lembut lilin luas lukis lukisan makan
    malam mangga manis masak matahari meja melati melihat membaca membuat menara menari menulis
    merah mimpi minggu minum muda mudah murah museum musik musim nada nama nasi nelayan nenek
    nyala nyaman nyanyian obor ombak padi pagar pagi pakaian panjang pantai pasar pasir payung
    pelabuhan pelangi pena perahu pergi perjalanan peta petang petani pikiran pintu piring
    pisang pohon puisi pulang pulau puncak putih radio rakit ramah ranting rapi rasa riang
    ringan rotan roti ruang rumah rumput sabar sabun salju satu saudara sawah sayap sayur
    sederhana segar sehat sejuk sekolah selamat selatan selimut semut sendok senja senyum sepatu
    sepeda sepi siang sore suara sumur sungai surat susu tahun tali taman tamu tanah tangga teh
    telur teman tenang tenda tepi tepung terang tertawa tidur tikar timur tinggi tinta titik
    toko topi tua tulisan tulus tumbuh turun ubi udara ujung ukiran usaha utara waktu wangi
    warna warung wayang zaman
  `,
}
