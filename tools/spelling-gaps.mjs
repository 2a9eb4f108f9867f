/**
 * Words that are right and that the spelling dictionaries do not have, by language and by
 * the reason why.
 */
/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const GAPS = {
  la: {
    'the words of the traditional filler text, which are no Latin': `
      accumsan adipiscing adsit aliquip anim augue aute consequat cupidatat dignissim eiusmod
      elit euismod excepteur exercitation facilisis feugiat hendrerit incididunt irure laoreet
      lorem minim nostrud placerat praesent proident tempor tincidunt ullamco volutpat
      vulputate`,
  },
  tr: {
    'the dictionary leaves out the circumflex, which the Türk Dil Kurumu asks for': `
      rüzgâr rüzgârı rüzgârda rüzgârla rüzgârlar rüzgârlı hikâye hikâyeyi hikâyeler tezgâhta
      tezgâhın tezgâhında tezgâhtaki tezgâhları dükkân dükkânı dükkânın dükkânda dükkânında
      dükkânlar dükkânları rengârenk kâğıt kâğıdı kâğıdına kâğıtları kâse davetkâr tarihî`,
    'everyday words and verb forms': `
      grafiker oynuyor oynuyordu okşuyor okşuyordu büyükbaba büyükanne büyükannenin
      büyükannesinin pırıl usulca usulü usulünce valsi evvelsi puantiyeli şehirlerarası
      lafladı vernikledi verniklediği verniklemişti`,
  },
}

/**
 * @param {string} code
 * @returns {ReadonlySet<string>}
 */
export function gapsOf(code) {
  return new Set(Object.values(GAPS[code] ?? {}).flatMap((words) => words.trim().split(/\s+/u)))
}
