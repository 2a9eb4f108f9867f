import type { Locale } from '../locale.js'

/**
 * Indonesian: plain narrative without tense marks. A topic (read, cook, garden …) holds
 * together what belongs together: `verb` (active, passive, base), `object`, what is said of
 * it (`kind`) and where it is done (`place`).
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
      tukang ledeng
      tukang cukur
      juru masak
      juru foto
      wartawan
      penerjemah
      penulis
      penyunting
      ilustrator
      mahasiswa
      murid
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
      paman
      bibi
      pelancong
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
    // After a person: the pekerja yang …
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
      yang bersepeda ke mana-mana
      yang jarang mengeluh
      yang selalu bangun pagi
      yang tidak pernah tergesa-gesa
      yang baru pindah
      yang tinggal di ujung jalan
      yang tinggal di dekat stasiun
      yang lembut tutur katanya
      yang pandai bergurau
      yang gemar berjalan kaki
      yang rajin
      yang bijaksana
      yang penuh semangat
      yang pandai berhitung
      yang hafal semua jalan kecil
      yang suka membantu
      yang selalu tepat waktu
      yang pandai memasak
      yang tenang pembawaannya
      yang disukai anak-anak
    `,

    // ── What people do, by topic ────────────────────────────────────────────
    'verb.read': {
      forms: 'act | pass',
      phrases: `
      membaca | dibaca
      membaca ulang | dibaca ulang
      menyimak | disimak
      mempelajari | dipelajari
      menelaah | ditelaah
      menyalin | disalin
      meminjam | dipinjam
      mencari | dicari
      menemukan | ditemukan
      menamatkan | ditamatkan
      membolak-balik | dibolak-balik
    `,
    },
    'object.read': `
      buku cerita
      novel petualangan
      majalah
      kumpulan puisi
      kamus
      atlas
      ensiklopedia
      buku resep
      buku sejarah
      catatan perjalanan
      naskah drama
      buku bergambar
      katalog pameran
      buku panduan
      brosur wisata
      kisah pelayaran
      kumpulan pantun
      buku dongeng
      novel klasik
      buku ilmu alam
      majalah sastra
      buku teka-teki
    `,
    'kind.read': `
      lama
      baru
      pilihan
      langka
      pinjaman
      kesayangan
      berdebu
      yang sudah menguning
      yang penuh coretan
      yang jarang dibuka
      bersampul merah
      bersampul kain
      dari rak paling atas
      dari pasar loak
      dari perpustakaan kota
      milik sahabat lama
      yang hampir terlupakan
      yang enak dibaca
      dengan huruf kecil-kecil
      yang cukup tebal
    `,
    'place.read': `
      di perpustakaan
      di beranda
      di bangku taman
      di ruang tamu
      di kamar
      di dekat jendela
      di bawah lampu baca
      di dalam kereta
      di ruang tunggu
      di bawah pohon mangga
      di sudut kedai
      di teras belakang
      di atas tikar
      di kursi goyang
      di ruang kelas
      di halte
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
      menyelesaikan | diselesaikan
      merancang | dirancang
      memulai | dimulai
      melengkapi | dilengkapi
    `,
    },
    'object.write': `
      surat
      catatan harian
      cerita pendek
      laporan tahunan
      naskah pidato
      puisi
      undangan
      rencana perjalanan
      ulasan buku
      artikel
      lirik lagu
      kartu ucapan
      resep keluarga
      bab pertama
      jadwal latihan
      pengumuman
      daftar tanaman
      esai
      naskah drama
      laporan perjalanan
      cerita anak
      pengantar buku
    `,
    'kind.write': `
      panjang
      singkat
      untuk sahabat lama
      untuk majalah sekolah
      untuk buletin desa
      yang sederhana
      dengan tinta biru
      dengan pensil
      dengan tulisan tangan
      yang lama tertunda
      untuk pekan depan
      bagi para tamu
      tanpa satu pun kesalahan
      dengan mesin ketik
      untuk perpustakaan
      untuk pembaca muda
      untuk acara sekolah
      di kertas bergaris
      di buku catatan
      dengan pena kesayangan
    `,
    'place.write': `
      di meja kerja
      di kantor kecilnya
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
      di kamar hotel
      di ruang baca
    `,

    'verb.cook': {
      forms: 'act | pass',
      phrases: `
      memasak | dimasak
      menyiapkan | disiapkan
      menghidangkan | dihidangkan
      menyajikan | disajikan
      mencicipi | dicicipi
      membagikan | dibagikan
      membuat | dibuat
      memesan | dipesan
      mengantar | diantar
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
      buatan sendiri
      untuk makan malam
      untuk makan siang
      untuk para tamu
      untuk seluruh keluarga
      dengan resep lama
      dengan resep baru
      ala kampung
      dalam piring besar
      dalam mangkuk kecil
      di atas daun pisang
      yang wangi
      yang lezat
      untuk bekal
      kesukaan anak-anak
      pesanan pelanggan
      buat teman-temannya
      untuk acara keluarga
      yang masih hangat
    `,
    'place.cook': `
      di dapur
      di dapur luar
      di warung kecil
      di dapur sekolah
      di halaman belakang
      di tepi pantai
      di rumah nenek
      di kantin
      di kedai
      di bawah tenda
      di serambi
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
      menata | ditata
      memperbanyak | diperbanyak
    `,
    },
    'object.garden': `
      mawar
      melati
      anggrek
      bugenvil
      kembang sepatu
      bunga matahari
      bibit tomat
      bibit cabai
      rumpun serai
      rumpun pandan
      jeruk purut
      jeruk nipis
      stroberi
      mentimun
      bayam
      kemangi
      tanaman pakis
      kaktus
      lidah buaya
      bambu hias
      tanaman rambat
      tanaman obat
      seledri
      jahe
    `,
    'kind.garden': `
      dalam pot
      dalam pot tanah liat
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
      di lereng bukit
      di dekat kolam
      di depan teras
      di bawah naungan
      di tepi jalan setapak
    `,
    'place.garden': `
      dengan sabar
      dengan hati-hati
      dengan gembor kecil
      dengan sarung tangan
      dengan bantuan anak-anak
      sambil bersenandung
      tanpa banyak bicara
      sedikit demi sedikit
      dengan penuh perhatian
    `,

    'verb.mend': {
      forms: 'act | pass',
      phrases: `
      memperbaiki | diperbaiki
      membersihkan | dibersihkan
      memeriksa | diperiksa
      membongkar | dibongkar
      merakit | dirakit
      memindahkan | dipindahkan
      merawat | dirawat
      menyimpan | disimpan
      meminjam | dipinjam
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
      gerobak
      meja belajar
      pompa air
      perahu kecil
      kereta mainan
      mesin ketik
      layang-layang raksasa
      sangkar bambu
      timbangan
      kotak musik
      rak putar
      jam saku
      gitar
      teropong
    `,
    'kind.mend': `
      tua
      antik
      yang lama tersimpan
      peninggalan keluarga
      milik tetangga
      dari pasar loak
      berwarna hijau
      berwarna merah
      yang berdebu
      kesayangan anak-anak
      yang jarang dipakai
      dari gudang
      kiriman seorang teman
    `,
    'place.mend': `
      di bengkel
      di garasi
      di teras samping
      di halaman
      di ruang kerja
      di gudang
      di bawah pohon
      di lantai dasar
      di toko kecilnya
      di pos ronda
      di ruang praktik
      di depan rumah
    `,

    'verb.craft': {
      forms: 'act | pass',
      phrases: `
      membuat | dibuat
      menghias | dihias
      memamerkan | dipamerkan
      membungkus | dibungkus
      merancang | dirancang
      menyelesaikan | diselesaikan
      menjual | dijual
      menyimpan | disimpan
      mengerjakan | dikerjakan
      memilih | dipilih
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
      boneka kain
      syal
      kipas lipat
      lampion
      bingkai foto
      hiasan dinding
      gantungan kunci
      wayang kertas
      sarung bantal
      tempat pensil
      tirai
      mainan kayu
    `,
    'kind.craft': `
      kecil
      warna-warni
      bermotif bunga
      bermotif ombak
      bermotif daun
      dari bahan bekas
      yang unik
      yang rumit
      yang sederhana
      yang cantik
      untuk pameran
      untuk hadiah
      untuk kamar anak
      pesanan tetangga
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
      di toko kerajinan
      di dekat jendela
      di pasar seni
      di kamar jahit
      di lantai atas
      di meja panjang
      di ruang pamer
    `,

    'verb.music': {
      forms: 'act | pass',
      phrases: `
      memainkan | dimainkan
      menyanyikan | dinyanyikan
      mendengarkan | didengarkan
      menyalin | disalin
      menghafal | dihafal
      mengajarkan | diajarkan
      merekam | direkam
      mempersembahkan | dipersembahkan
      menciptakan | diciptakan
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
      lagu perpisahan
      lagu panen
      lagu berbahasa daerah
      lagu tidur
      mars sekolah
      lagu rakyat
      lagu ulang tahun
      lagu lama
      lagu pengiring tari
    `,
    'kind.music': `
      baru
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
    `,
    'place.music': `
      di panggung kecil
      di ruang musik
      di balai kota
      di gedung kesenian
      di alun-alun
      di teras rumah
      di aula sekolah
      di ruang keluarga
      di taman
      di tepi danau
      di kedai teh
      di studio
    `,

    'verb.draw': {
      forms: 'act | pass',
      phrases: `
      melukis | dilukis
      menggambar | digambar
      melukis ulang | dilukis ulang
      menggambar ulang | digambar ulang
      mengabadikan | diabadikan
      menggambarkan | digambarkan
    `,
    },
    'object.draw': `
      gunung
      sawah
      perahu nelayan
      pelabuhan
      rumah panggung
      jembatan gantung
      pasar terapung
      air terjun
      gang
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
      bunga teratai
      ladang jagung
      rumah kayu
    `,
    'kind.draw': `
      yang sepi
      yang berkabut
      yang indah
      yang hijau
      yang ramai
      yang tenang
      di kejauhan
      di balik bukit
      di pinggir kota
      di desa sebelah
      saat fajar
      menjelang senja
      sehabis hujan
      dari tempat tinggi
      dari jendela kereta
      dari seberang sungai
    `,
    'place.draw': `
      dengan cat air
      dengan arang
      dengan pensil warna
      di buku gambar
      dengan tinta hitam
      untuk kalender baru
      untuk pameran
      untuk kartu pos
      berulang kali
      tanpa terburu-buru
      selama berjam-jam
      dengan sangat teliti
    `,

    'verb.trade': {
      forms: 'act | pass',
      phrases: `
      membeli | dibeli
      menawar | ditawar
      memilih | dipilih
      membawa pulang | dibawa pulang
      menimbang | ditimbang
      menjual | dijual
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
      daun pisang
      telur asin
      keripik tempe
      madu hutan
      biji kopi
      teh melati
      ikan segar
    `,
    'kind.trade': `
      satu keranjang
      beberapa bungkus
      untuk seminggu
      untuk di rumah
      dari desa pegunungan
      dengan harga pantas
      untuk oleh-oleh
      untuk tetangga
      yang terbaik
      secukupnya
      sekantong penuh
    `,
    'place.trade': `
      di pasar pagi
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
      di pelabuhan
    `,

    // ── Time, manner, company ───────────────────────────────────────────────
    // Any of these may stand first or last; none names a season.
    time: `
      pagi itu
      sore itu
      kemarin pagi
      kemarin sore
      tadi pagi
      tadi sore
      minggu lalu
      pekan lalu
      bulan lalu
      setiap pagi
      setiap sore
      setiap Sabtu
      setiap Minggu pagi
      pada hari Senin
      pada hari Kamis
      pada akhir pekan
      pada hari libur
      pada suatu pagi
      pada suatu sore
      sesudah sarapan
      sesudah makan siang
      sepulang kerja
      sepulang dari pasar
      menjelang siang
      menjelang petang
      sejak pagi
      sejak kemarin
      dua hari yang lalu
      beberapa hari terakhir
      hari itu
      hari ini
      sesekali
      hampir setiap hari
      sekali seminggu
      di sela-sela pekerjaan
      di waktu senggang
      sebelum tidur siang
      sehabis hujan
      sebelum matahari tinggi
      selagi udara masih sejuk
    `,
    manner: `
      dengan sabar
      dengan riang
      dengan tenang
      dengan hati-hati
      dengan saksama
      dengan senang hati
      dengan penuh minat
      dengan wajah berseri
      dengan gaya khasnya
      dengan sungguh-sungguh
      tanpa tergesa-gesa
      tanpa banyak bicara
      tanpa bantuan siapa pun
      diam-diam
      perlahan-lahan
      untuk pertama kalinya
      sekali lagi
      seperti biasa
      bersama keluarganya
      bersama seorang teman
      bersama anak-anak
      seorang diri
      dengan penuh semangat
    `,
    // What one can do beside anything else.
    while: `
      bersenandung pelan
      mendengarkan radio
      menunggu teman
      menikmati teh hangat
      menikmati semilir angin
      tersenyum sendiri
      bercerita tentang masa kecil
      bertukar cerita
      memandangi langit
      memandangi halaman
      menanti hujan reda
      mengunyah kacang
      sesekali melirik jam
      menjawab pertanyaan anak-anak
      bergurau dengan tetangga
      menyeruput kopi
      mengenang kampung halaman
      menghitung waktu
      mendengarkan kicau burung
      bersiul kecil
    `,
    // What someone does before or after something else.
    next: `
      pulang dengan berjalan kaki
      duduk sebentar di teras
      menyeduh secangkir teh
      mencuci tangan
      berangkat ke stasiun
      menelepon seorang teman
      menutup semua jendela
      menyalakan lampu
      menyapu lantai
      mampir ke rumah tetangga
      mengayuh sepeda ke pasar
      mengenakan topi
      memanggil anak-anak
      membuka pintu lebar-lebar
      beristirahat di bawah pohon
      menyimpan semua peralatan
      berjalan menyusuri sungai
      mengucapkan terima kasih
      merapikan meja
      memberi makan ikan
      mengambil payung
      menyapa para tamu
      mengisi botol minum
      menaiki bus terakhir
      mencatat semuanya
      tertawa kecil
      minum segelas air
      membereskan dapur
      mengantar anak-anak ke sekolah
      mengeringkan payung
      mengunci pintu depan
    `,
    feeling: `
      merasa lega
      merasa puas
      tampak gembira
      tampak tenang
      tampak sibuk
      tampak bangga
      kelihatan santai
      kelihatan bersemangat
      terlihat bahagia
      tidak tampak lelah
      masih penasaran
      sedikit gugup
      benar-benar terpesona
      cukup terkejut
      sangat bersyukur
      amat terhibur
      selalu ceria
      lebih percaya diri
      tidak sabar menunggu
      agak ragu
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
      keberanian
      rasa ingin tahu
      imajinasi
      keuletan
      semangat
      ketekunan
      keterampilan
      kepekaan
      disiplin
      kerendahan hati
      kecermatan
      kreativitas
      keluwesan
    `,
    needs: `
      membutuhkan
      memerlukan
      menuntut
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
      mendaki bukit
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
      bersama teman lama
      seorang diri
      tanpa tergesa-gesa
      di tempat yang tenang
      sejak kecil
      setiap pekan
      sampai mahir
    `,
    opinion: `
      ternyata
      tentu saja
      konon
      memang
      tampaknya
      menurut banyak orang
      menurut para tetangga
      bagi sebagian orang
      kata orang tua dulu
      seperti sering dikatakan
      sudah sejak lama
      di mana pun
    `,
    pleasure: `
      hiburan
      kebiasaan baik
      cara bersantai
      kegiatan
      kesibukan
      kesenangan kecil
      pengisi waktu
      pelajaran
      pengalaman
    `,
    'pleasure-like': `
      yang menyenangkan
      yang sederhana
      yang menenangkan
      yang tidak pernah membosankan
      yang berharga
      yang sulit ditinggalkan
      bagi segala usia
      yang murah meriah
      yang patut dicoba
      yang penuh kejutan
      yang mengasyikkan
    `,

    // ── Nature ──────────────────────────────────────────────────────────────
    // Happenings that may go with any deed of people.
    'while-nature': `
      hujan turun rintik-rintik
      angin bertiup pelan
      awan bergerak ke barat
      langit tampak cerah
      burung-burung berkicau
      kabut mulai menipis
      matahari naik perlahan
      udara terasa sejuk
      gerimis mulai reda
      dedaunan bergoyang
      bayang-bayang makin panjang
      pelangi muncul di timur
      capung beterbangan
      jangkrik mulai bernyanyi
      langit berubah jingga
      ayam jantan berkokok
      aroma tanah basah tercium
      kupu-kupu hinggap di pagar
      embun masih menempel
      suara katak terdengar
      genting mulai kering
      cahaya menembus celah daun
      guruh terdengar jauh
      merpati kembali ke atap
    `,
    'nature.water': `
      sungai
      anak sungai
      kali
      sungai kecil
      aliran mata air
      parit kecil
      arus sungai
      air irigasi
    `,
    'does.water': `
      mengalir tenang
      berkilau
      terdengar gemericik
      memantulkan cahaya
      tampak jernih
      berkelok
      terasa dingin
      membawa dedaunan
      tak pernah diam
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
      gelombang
      air pasang
      buih putih
      riak air
    `,
    'does.sea': `
      berkejaran
      berkilau
      membelai pasir
      bergerak tenang
      terdengar berirama
      datang silih berganti
      menyentuh bebatuan
      tak pernah diam
    `,
    'where.sea': `
      di pantai
      di teluk kecil
      di sekitar dermaga
      di antara karang
      di kaki mercusuar
      di sepanjang pesisir
      di depan pelabuhan
      di dekat kampung nelayan
    `,
    'nature.air': `
      angin laut
      angin gunung
      angin sepoi-sepoi
      angin sejuk
      angin timur
      semilir angin
    `,
    'does.air': `
      melintasi
      menyapa
      melewati
      menyegarkan
      berembus di
      bertiup di
      menyejukkan
      berputar di
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
    'nature.rain': `
      gerimis
      hujan ringan
      hujan sore
      hujan gerimis
      rintik hujan
      hujan lebat
    `,
    'does.rain': `
      membasahi
      mengguyur
      turun di
      menyegarkan
      menyapa
      singgah di
    `,
    'where.rain': `
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
      awan putih
      awan kelabu
      kabut
      gumpalan awan
    `,
    'does.mist': `
      menyelimuti
      menutupi
      menaungi
      melintasi
      bergerak menuju
      berarak di atas
      melewati
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
    'nature.animal': `
      seekor kucing belang
      seekor burung pipit
      seekor merpati
      seekor tupai
      seekor kelinci putih
      seekor kambing muda
      seekor anak bebek
      seekor kupu-kupu kuning
      seekor capung merah
      seekor bangau
      seekor kura-kura
      sepasang angsa
      sepasang kutilang
      beberapa ekor ayam
      beberapa ekor itik
      seekor rusa kecil
      seekor lebah
      seekor burung kutilang
      dua ekor kerbau
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
      datang lagi
      berputar-putar
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
    'nature.plant': `
      pohon flamboyan
      pohon beringin tua
      pohon kenanga
      pohon trembesi
      bunga kamboja
      rumpun melati
      pohon jambu air
      pohon asam
      pohon cemara
      pohon palem
      pohon mahoni
      bunga bugenvil
    `,
    'does.plant': `
      bergoyang pelan
      mulai berbunga
      tumbuh subur
      menghijau kembali
      menebarkan wangi
      tampak segar
      berdiri anggun
      memberi keteduhan
      tampak rimbun
      menggugurkan daunnya
    `,
    'where.plant': `
      di alun-alun
      di sepanjang jalan desa
      di depan balai kota
      di tepi telaga
      di halaman sekolah
      di pinggir lapangan
      di lereng bukit
      di belakang rumah
      di dekat gerbang
      di taman kecil
      di sekitar mata air
      di sudut kampung
    `,
    // Said of any piece of nature, at the front.
    'nature-time': `
      pada pagi yang cerah
      di musim kemarau
      di musim hujan
      saat matahari terbit
      sehabis hujan
      setiap pagi
      setiap sore
      dari waktu ke waktu
      pada hari-hari biasa
      di kampung itu
      seperti tahun lalu
      kadang-kadang
      tanpa disadari
      selama beberapa hari
      di desa kecil itu
      hampir sepanjang hari
      tak lama kemudian
      sekali lagi
    `,

    // ── Rooms, things, buildings ────────────────────────────────────────────
    surface: `
      di atas meja kayu
      di atas meja dapur
      di rak paling bawah
      di dalam laci
      di dalam lemari tua
      di dalam kotak rotan
      di dekat jendela
      di sudut ruangan
      di ambang jendela
      di atas bangku
      di balik pintu
      di bawah tangga
      di dalam keranjang
      di samping mesin jahit
    `,
    lies: `
      ada
      terdapat
      tersimpan
      tampak
      hanya tersisa
      masih ada
      sudah tersedia
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
      sepasang sandal
      sepasang sarung tangan
      segulung benang
      sebatang lilin
      sebatang pensil
      sehelai selendang
      seikat lavendel
      sekotak kapur
      setumpuk koran
      sekantong kelereng
      sebotol tinta
    `,
    building: `
      rumah panggung
      stasiun
      perpustakaan
      balai desa
      gedung kesenian
      toko buku
      kedai teh
      museum
      sekolah dasar
      pasar lama
      bengkel
      kantor pos
      gudang kopi
      penginapan
      sanggar tari
      rumah makan
      sanggar seni
      toko kelontong
      kantor desa
      kedai kopi
    `,
    'building-like': `
      di ujung jalan
      di tepi sungai
      di seberang lapangan
      di kaki bukit
      di dekat pelabuhan
      di pusat kota
      di samping taman
      di tengah desa
      yang baru dicat
      yang berdinding putih
      yang berhalaman luas
      yang berusia seratus tahun
      dari zaman dulu
      dekat alun-alun
      dengan jendela besar
      dengan atap merah
      yang menghadap laut
    `,
    'building-does': `
      selalu ramai
      kembali dibuka
      tampak lebih cerah
      dikelilingi pohon rindang
      terlihat dari kejauhan
      menjadi kebanggaan warga
      menyimpan banyak cerita
      sedang diperbaiki
      menarik perhatian pelancong
      terasa sejuk dan tenang
      penuh bunga
      jarang sepi
      menjadi tempat berkumpul
      masih terawat
      dibangun dari kayu jati
    `,
    machine: `
      mesin cetak
      mesin jahit
      kipas angin
      radio
      mesin ketik
      pompa air
      mesin kopi
      mesin pemotong rumput
      kotak musik
      penyedot debu
    `,
    'machine-like': `
      tua itu
      berwarna hijau itu
      berwarna merah itu
      kecil itu
      baru itu
      antik itu
      di ruang depan
      milik tetangga
    `,
    'machine-does': `
      berbunyi pelan
      bekerja tanpa gangguan
      mendengung lembut
      siap digunakan
      berhenti sendiri
      sudah diperiksa
      terdengar sampai ke luar
      kembali bekerja
      mulai berbunyi
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
      yang ditunggu-tunggu
      berikutnya
    `,
    'vehicle-does': `
      berhenti tepat waktu
      berangkat tepat waktu
      tiba lebih awal
      melaju pelan
      melintas lagi
      akhirnya datang
      mogok sebentar
      terdengar dari jauh
      terlambat lima menit
      berhenti di seberang jalan
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
      ke rumah nenek
      ke desa
      ke kebun teh
      ke alun-alun
      ke museum
      ke danau
      ke toko buku
      ke pelabuhan
      ke taman
      ke air terjun
      ke balai kota
      ke bukit
    `,
    along: `
      melewati jembatan gantung
      melewati sawah
      menyusuri sungai
      menyusuri pantai
      lewat jalan kecil
      lewat kebun kopi
      melalui gang sempit
      melalui jalan pintas
      menembus kabut
      menyeberangi jembatan
      mengitari lapangan
      menuruni bukit
    `,
    carrying: `
      membawa payung
      membawa bekal
      membawa buku gambar
      mengenakan topi lebar
      mengenakan jas hujan
      mengenakan baju batik
      memanggul ransel
      menjinjing keranjang
      membawa sekantong jeruk
      membawa kabar baik
      memegang peta
      membawa gitar
      membawa kamera
    `,
    'next-out': `
      menelepon seorang teman
      duduk sebentar
      minum segelas air
      tertawa kecil
      mengambil beberapa foto
      menunggu bus berikutnya
      bertemu seorang teman lama
      membeli sebotol air
      beristirahat sejenak
      mencatat semuanya
      menikmati semilir angin
      pulang sebelum gelap
      bertukar kabar dengan kenalan
      mencari tempat teduh
      membuka bekal
      berfoto bersama
      membeli oleh-oleh
      melihat-lihat sekeliling
    `,
    event: `
      pameran buku
      lomba layang-layang
      pentas musik
      pasar malam
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
      konser kecil
      festival kuliner
      pameran bunga
      lomba mendongeng
    `,
    'event-does': `
      berlangsung meriah
      berjalan lancar
      dimulai tepat waktu
      dihadiri banyak orang
      disambut gembira
      dibuka untuk umum
      ditutup dengan tarian
      diadakan lagi
      berakhir lebih awal
      diliput wartawan setempat
      berlangsung sampai petang
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
      lampu sempat padam
      panggungnya kecil
      tempatnya sempit
      gerimis belum reda
      udara cukup dingin
      cuaca kurang bersahabat
      kursinya terbatas
      persiapannya singkat
      jalan menuju ke sana becek
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
      mulai besok saya
      setelah ini kita
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
      betapa asyiknya
      betapa nikmatnya
      sungguh menyenangkan
      betapa gembiranya
      alangkah asyiknya
    `,
    beauty: `
      indahnya pemandangan
      sejuknya udara
      tenangnya suasana
      birunya langit
      cantiknya cahaya sore
      damainya suasana
      segarnya udara
      eloknya alam
      luasnya cakrawala
      jernihnya air
      hijaunya pepohonan
      lembutnya angin
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
    {time}, {person} {trait} {verb.T:act} {object.T} {kind.T}.
    {time}, {person} itu {verb.T:act} {object.T} {kind.T} {place.T}.
    seorang {person} {trait} {verb.T:act} {object.T} {place.T} sambil {while}.
    {person} itu {feeling} setelah {verb.T:act} {object.T} {kind.T}.
    setelah {verb.T:act} {object.T} {kind.T}, {person} itu {next}.
    sebelum {next}, {person} {trait} {verb.T:act} {object.T} {place.T}.
    {object.T} itu {verb.T:pass} {person} {trait} {time}.
    ketika {while-nature}, {person} itu {verb.T:act} {object.T} {kind.T} {place.T}.
    {while-nature} ketika {person} {trait} {next}.
    {person} itu {verb.T:act} {object.T}, sedangkan {person/2} itu {verb.T/2:act} {object.T/2} {kind.T}.
    {person} itu {verb.T:act} {object.T}, {person/2} itu {next}, dan {while-nature}.
    {person} itu {verb.T:act} {object.T}.
    {person} itu {goes} {to} {time}.
    {person} itu {goes} {to}, {person/2} itu {verb.T:act} {object.T}, dan {while-nature}.
    {person} itu {verb.T:act} {object.T} {place.T}.
    {person} {trait} {belief} bahwa {hobby} {hobby-how} {needs} {virtue}.
    {opinion}, {hobby} {hobby-how} adalah {pleasure} {pleasure-like}.
    {hobby} {hobby-how} {needs} {virtue} dan {virtue/2}.
    {nature-time}, {nature.N} {does.N} {where.N}.
    {nature.N} {does.N} {where.N}, dan {person} {trait} {next}.
    {nature.N} {does.N} {where.N} ketika {person} itu {verb.T:act} {object.T} {kind.T}.
    {surface} {lies} {thing}, {thing/2}, dan {thing/3}.
    {surface} {lies} {thing} dan {thing/2} milik {person} {trait}.
    {building} {building-like} itu {building-does}, sementara {while-nature}.
    {building} {building-like} itu {building-does}, dan {person} {trait} {next}.
    {machine} {machine-like} {machine-does} ketika {person} {trait} {next}.
    {vehicle} {vehicle-like} {vehicle-does}, dan {person} {trait} {next}.
    {time}, {person} itu {goes} {to} {along} sambil {carrying}.
    {person} {trait} itu {goes} {to}, lalu {next-out}.
    {event-time}, {event} {event-where} {event-does}, meskipun {adverse}.
    {event} {event-where} {event-does}, dan {person} {trait} {feeling}.
    tidak ada yang tahu bahwa {person} {trait} pernah {verb.T:act} {object.T} {kind.T}.
    {person} itu tidak hanya {verb.T:act} {object.T}, tetapi juga {next} {manner}.
    {manner}, {person} {trait} itu {next}.
  `,
  lively: `
    “{^promise} {will} {verb.T:act} {object.T} {kind.T},” {says} {person} {trait}.
    “{^why-not} {verb.T:act} {object.T} {place.T}?” {asks} {person} itu {tone}.
    {who} yang {verb.T:act} {object.T} {kind.T} {place.T}?
    {wonder} {verb.T:act} {object.T} {place.T} sambil {while}!
    “Betapa {beauty} {spot}!” {says} {person} {trait}.
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
