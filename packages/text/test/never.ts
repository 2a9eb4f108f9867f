import { createRequire } from 'node:module'

/** Words that `naughty-words` has and that are harmless in the sense they have here. */
const HARMLESS: Readonly<Record<string, readonly string[]>> = {
  en: ['snatch'],
  it: ['pompa', 'tirare'],
  nl: ['beurt', 'gat', 'muts', 'naaien', 'paal', 'palen', 'poot', 'pot', 'spuiten'],
  pl: ['jajko'],
  pt: ['comer', 'pau', 'saco'],
  'pt-BR': ['comer', 'pau', 'saco'],
  sv: ['sätta på'],
  // Parts of other words (なめらか), and a girl.
  ja: ['なめ', '女の子'],
  // Parts of other words.
  th: ['ตูด', 'ห่า', 'หี'],
  zh: ['性', '奶', '乳'],
}

/** For Portuguese of Portugal and of Brazil. */
const PORTUGUESE = `
    cerveja vinho vodca uísque bêbad cigarro charuto tabaco droga. drogas. cocaína deus. deuses
    diabo igreja mesquita oração. guerra arma. armas. bomba(?!rdino|.de.água) bombas. fuzil espingarda pistola
    matar. matou assassin morte. morto morta morreu morrer cadáver sangue. nua. nus. nuas.
    sexo sexual suicíd estupr polític eleiç eleições nazi hitler escrav`

/**
 * What must never stand in a text, by language: alcohol, tobacco and drugs, religion,
 * politics, war and weapons, death and blood, nakedness and sex. Each entry is how a word
 * begins; one that ends in `.` is a whole word. `naughty-words` has the coarse ones.
 */
export const NEVER: Readonly<Record<string, string>> = {
  la: `
    deus. dei. deo. deum. deos. vinum. vini. vino. bellum. belli. bello. bella. sanguis sanguin
    mors. mortis. morte. mortem. mortu cadaver nudus nudi nudo nuda gladi hostis hostes
    necare necat interfic caedes caedem meretri`,
  tr: `
    bira. birayı şarap. şarabı rakı. votka viski sigara tütün uyuşturucu esrar tanrı allah
    şeytan. cami. camii kilise. namaz savaş silah. silahı bomba. tüfek tabanca. öldür. öldürd
    ölüm. ölümü ölü. ceset kan. kanı. kanlı çıplak seks. cinayet intihar politika siyaset
    başbakan seçim.`,
  en: `
    beer wine. wines. vodka whisk(e)?y. gin. rum. drunk cigar tobacco smoking. drugs. cocaine
    heroin god gods devil church mosque temple. prayer pray war. wars. weapon bomb gun. guns.
    rifle pistol kill(?!deer) murder death dead(?!.straight) die. died(?!.down) dies. corpse blood naked nude sex. sexy
    suicide rape politic(s|al|ian) election nazi hitler slave`,
  de: `
    bier. biere. wein. weine. schnaps wodka whisky betrunken zigar tabak. droge kokain gott.
    götter teufel kirche moschee gebet. betet krieg(?!en|st|t) kriegst[a-zäöü] waffe. waffen bombe gewehr pistole mord. mörder
    töte tot. tote. toten. tod. leiche. blut. blutig nackt sex. sexuell selbstmord politik wahlen.
    nazi hitler sklave`,
  fr: `
    bière vin. vins. vodka whisky rhum. ivre. cigar tabac drogue cocaïne dieu diable église
    mosquée prière. guerre. arme. armes. bombe. fusil pistolet tuer. tue. tué meurtr mort. morte.
    morts. mourir cadavre sang. sanglant. nu. nue. nus. nues. sexe sexuel suicid viol. politi(que|cien)
    élections. nazi hitler esclav`,
  es: `
    cerveza vino. vinos. vodka whisky ron. borracho cigarr(o|illo) tabaco droga cocaína dios diablo
    iglesia mezquita oración. guerra arma. armas. bomba(?!.de.agua) bombas. fusil pistola matar. mató
    asesin muerte muerto muerta morir. murió cadáver sangre. desnud sexo sexual suicid
    violación polític elecciones nazi hitler esclav`,
  it: `
    birra birre vino. vini. vodka whisky ubriac sigarett sigaro tabacco droga. droghe cocaina dio.
    dei(tà) diavolo chiesa moschea preghiera guerra guerre arma. armi. bomba. bombe. fucile pistola
    uccid ucciso assassin morte. morto. morta. morti. morire cadavere sangue. nudo. nuda. nudi.
    nude. sesso sessual suicid stupr politic elezion nazis hitler schiav`,
  pt: PORTUGUESE,
  'pt-BR': `${PORTUGUESE} cachaça`,
  nl: `
    bier. bieren wijn. wijnen jenever wodka whisky dronken. sigaret sigaar tabak drugs cocaïne god. goden
    duivel kerk. kerken moskee gebed. oorlog wapen. wapens. bom. bommen geweer. pistool moord
    dood. dode. doden. doodde lijk. bloed. bloedig naakt seks sex. zelfmoord verkracht politiek
    politicus verkiezing nazi hitler slaaf`,
  pl: `
    piwo. piwa. wino. wina. winem. wódk whisky pijan papieros cygar tytoń tytoni narkoty bóg. boga.
    bogi diabeł diabł kościół kościoł meczet modlit wojn broń. broni. bomba. bomby. karabin pistolet
    zabij zabił morder śmierć śmierci martw. trup krew. krwi. krwaw nag(i|a|ie). seks samobój gwałt
    polity wybory. nazi hitler niewolni`,
  ru: `
    пиво. пива. вино. вина. водк виски. пьян сигарет сигар табак наркот бог. бога. боги. дьявол чёрт
    церк мечет молит войн оруж бомб винтов пистолет убил убит. убий смерт мёртв труп. трупы кровь. крови.
    кровав голый. голая. голые. секс самоуб изнасил полити выборы. нацис гитлер раб. рабы.`,
  el: `
    μπίρα μπύρα κρασί κρασιά βότκα ουίσκι μεθυσμέν τσιγάρ πούρ(ο|α). καπνίζ ναρκωτ θεός. θεού. θεοί. θεό.
    διάβολ εκκλησί τζαμί προσευχ πόλεμο πολέμ(ου|ων). όπλ βόμβ τουφέκ πιστόλ σκότω φόνο δολοφ θάνατ
    νεκρ πτώμα αίμα. αίματ γυμν(ός|ή|ό|οί). σεξ αυτοκτον βιασμ πολιτικ(ός|ή|ά|οί). εκλογ ναζί χίτλερ δούλος.`,
  ar: `
    خمر نبيذ بيرة فودكا ويسكي سجائر سيجار تبغ مخدر الله إله شيطان مسجد كنيسة صلاة حرب. الحرب. سلاح. أسلحة قنبلة
    بندقية مسدس قتل. قتيل موت. الموت. ميت. جثة دم. دماء عارية. عار. جنس. جنسي انتحار اغتصاب سياسي انتخابات نازي هتلر`,
  he: `
    בירה. יין. היין. וודקה ויסקי שיכור סיגרי סיגר. טבק. סמים. אלוהים אלוה. השטן. כנסיי מסגד תפילה. מלחמה
    נשק. פצצה רובה. אקדח הרג. רצח רוצח מוות. מת. מתה. גופה. דם. עירום. ערום. סקס מין. התאבד אונס. פוליטי
    בחירות. נאצי היטלר`,
  ja: `
    ビール ワイン 日本酒 ウイスキー ウォッカ 焼酎 酔っ たばこ タバコ 煙草 麻薬 神様 悪魔 教会 モスク 神社 祈り 戦争
    武器 爆弾 銃 殺 死 遺体 血 裸 セックス 自殺 政治 選挙 ナチ ヒトラー 奴隷`,
  zh: `
    啤酒 葡萄酒 白酒 伏特加 威士忌 喝醉 香烟 雪茄 烟草 毒品 上帝 魔鬼 教堂 清真寺 祈祷 战争 武器 炸弹 枪 杀 死 尸
    血 裸体 性爱 自杀 强奸 政治 政府 选举 共产党 纳粹 希特勒 奴隶`,
  'zh-Hant': `
    啤酒 葡萄酒 紅酒 米酒 高粱酒 伏特加 威士忌 喝醉 香菸 香煙 抽菸 雪茄 菸草 毒品 上帝 魔鬼 教堂 清真寺 祈禱 戰爭 武器
    炸彈 槍 殺 死 屍 血 裸體 性愛 自殺 強姦 政治 政府 選舉 總統 共產黨 納粹 希特勒 奴隸`,
  ko: `
    맥주 와인 소주. 소주를 보드카 위스키 술집 담배 마약 하느님 하나님 악마 교회 성당 모스크 기도를 전쟁 무기. 무기를 폭탄
    총을. 권총 죽이 죽음 죽은 죽었 시체 피를. 알몸 섹스 자살 강간 정치 선거 나치 히틀러 노예`,
  hi: `
    शराब बीयर वोडका व्हिस्की सिगरेट सिगार तंबाकू ड्रग्स भगवान ईश्वर शैतान मंदिर मस्जिद चर्च. प्रार्थना युद्ध हथियार बम.
    बंदूक पिस्तौल हत्या मौत. मृत्यु मृत लाश खून. रक्त. नंगा नंगी नग्न सेक्स आत्महत्या बलात्कार राजनी चुनाव. नाज़ी हिटलर`,
  th: `
    เบียร์ ไวน์ เหล้า วอดก้า วิสกี้ บุหรี่ ซิการ์ ยาสูบ ยาเสพติด พระเจ้า ปีศาจ โบสถ์ มัสยิด สวดมนต์ สงคราม อาวุธ ระเบิด
    ปืน ฆ่า ศพ โลหิต เปลือย เซ็กซ์ ฆ่าตัวตาย ข่มขืน การเมือง เลือกตั้ง นาซี ฮิตเลอร์`,
  vi: `
    bia. rượu vodka whisky. say.rượu thuốc.lá xì.gà ma.túy chúa. quỷ. nhà.thờ cầu.nguyện chiến.tranh vũ.khí
    bom. súng. giết cái.chết xác.chết máu. khỏa.thân tình.dục tự.tử hiếp chính.trị bầu.cử phát.xít hitler nô.lệ`,
  id: `
    bir. anggur.merah minuman.keras vodka wiski mabuk rokok merokok cerutu tembakau narkoba tuhan. allah iblis setan
    gereja masjid berdoa perang. senjata bom. senapan pistol bunuh membunuh mati. kematian mayat darah. berdarah
    telanjang seks. bunuh.diri perkosa politik pemilu nazi hitler budak.`,
  cs: `
    pivo. piva. pivem. víno. vína. vínem. vodk whisky opil cigaret doutník tabák drog(y|a|u|ám). bůh. boha. bohové ďábel
    kostel mešit modlit modlil válk zbraň. zbraně. bomba. bomby. pušk pistol zabil zabít vražd smrt. smrti. mrtv
    krev. krve. krvav nah(ý|á|é). sex. sexu sebevražd znásiln politi volby. nacist hitler otrok`,
  sv: `
    öl. ölet vin. vinet viner. vodka whisky berusad cigar tobak narkotik kokain gud. gudar djävul kyrka kyrkan moské
    bön. böner. krig. kriget vapen bomb. bomber gevär pistol döda(r|de)?. död. döden mord. mörda lik. liket blod. blodig
    naken nakna sex. sexuell självmord våldt politi(k|ker) valet. nazi hitler slav.`,
  da: `
    øl. øllet vin. vinen vine. vodka whisky beruset cigar tobak narko kokain gud. guder djævel kirke. kirken moské
    bøn. krig. krigen våben bombe. gevær pistol dræb mord. død. døde. døden lig. liget blod. blodig nøgen nøgne sex.
    selvmord voldt politi(k|ker) valget. nazi hitler slave.`,
  fi: `
    olut. olutt oluen viini. viiniä viinin. viina vodka viski. humal(assa|ainen). savuke sikari tupakka tupakoi huume jumal paholai
    kirkko. kirkon kirkossa moskeija rukoil rukous sota. sodan. sotaa ase. aseen pommi kivääri pistooli tappa tappoi
    murha kuolema kuoli kuollu ruumis. veri. veren. verinen alasto(n|ma) seksi itsemurh raiska politi(ikka|ikko) vaalit.
    natsi hitler orja`,
  no: `
    øl. ølet vin. vinen viner. vodka whisky beruset sigar tobakk narko kokain gud. guder djevel kirke. kirken moské
    bønn. krig. krigen våpen bombe. gevær pistol drep. drept drepte mord. død. døde. døden lik.et. blod. blodig naken nakne sex.
    selvmord voldt politi(kk|ker) valget. nazi hitler slave.`,
  uk: `
    пиво. пива. вино. вина. горілк віскі. п’ян сигар тютюн наркот бог. бога. боги. диявол чорт церкв мечет молит
    війн зброя. зброї. бомб гвинтів пістолет вбив. вбит убив. убит смерт мертв труп. трупи кров. крові. кривав голий. гола. голі. секс.
    самогуб зґвалт політик політич вибори. нацис гітлер раб. раби.`,
  ro: `
    bere. berea berii. vin. vinul vinuri vodc whisky beat. beți. țigar trabuc tutun drog cocain dumnezeu zeu. zeii. diavol biseric
    moschee rugăciun război armă. arme. bombă. bombe. pușcă pistol ucis. ucide omor crimă. moarte mort. morți. murit
    cadavru sânge. sânger gol.pușcă nud. sex. sexual sinucid sinucis viol. politic alegeri nazist hitler sclav`,
  hu: `
    sör. sört söröz bor. bort. boroz vodka whisky pálinka részeg cigar szivar dohány drog kokain isten. istenek ördög
    templom mecset imádkoz háború fegyver bomba. bombák puska. pisztoly megöl meggyilkol gyilkos halál halott hulla. meztelen
    vér. vért véres szex öngyilk erőszak politi(ka|kus) választások náci hitler rabszolg`,
  bg: `
    бира. бири. вино. виното вина. водка уиски пиян цигар пура. пури. тютюн наркот бог. богове дявол църква църкви
    джами(я|и). молитв война. войни. оръжи бомба. бомби. пушка. пистолет уби. убит. убий смърт мъртв труп. кръв. кървав
    гол. гола. голи. секс. самоуб изнасил полити(к|ка|чес) избори. нацис хитлер роб. роби.`,
}

const NAUGHTY_WORDS: Readonly<Record<string, readonly string[]>> = createRequire(import.meta.url)(
  'naughty-words',
)

/** Scripts that put no space between words: a word is looked for anywhere. */
const UNSPACED = ['ja', 'zh', 'zh-Hant', 'th']

/** Finds the words of a language that must never appear. */
export function neverIn(code: string): RegExp {
  // In Chinese they are those of one way of writing, some of them single characters.
  const listed = NAUGHTY_WORDS[code === 'pt-BR' ? 'pt' : code] ?? []
  const coarse = listed
    .filter((words) => !HARMLESS[code]?.includes(words))
    .map((words) => words.toLocaleLowerCase(code).replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
  const entries = (NEVER[code] ?? '').trim().split(/\s+/u)
  const own = entries.map(
    (entry) => entry.replaceAll('.', ' ').trimEnd() + (entry.endsWith('.') ? END : ''),
  )
  const all = [...coarse.map((words) => words + END), ...own].join('|')
  return UNSPACED.includes(code)
    ? new RegExp(`(?:${all.replaceAll(END, '')})`, 'u')
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${all})`, 'u')
}

/** No letter follows. */
const END = '(?![\\p{L}\\p{M}])'
