/**
 * Words that say that something is wanted, by whom and how, but not what: "काढायचा आहे", "bharaychi", "how do I get my
 * baby’s …". A question is looked for without them, so that it finds what "जन्म दाखला" finds.
 */

/** The everyday verbs of a request. Only with an ending: कर is a tax, करायचा is not. */
const verbs =
  'भर|काढ|कर|मिळ|मिळव|घे|घ्य|दे|द्य|नोंदव|शोध|पाह|बघ|लाग|सांग|उचल|उघड|कळ|हो|अस|बांध|bhar|kadh|kar|mil|milav|ghe|ghy|de|dy|nondav|shodh|pah|bagh|lag|sang|uchal|ughad|kal|ho|as'
const verbEndings =
  '(?:णे|णार|ण्याच[ाीे]|ण्यासाठी|ायच[ाीे]|ायच्या|यच[ाीे]|ाव[ाीे]|वाव[ाीे]|त|तो|ते|तात|ता|ला|ली|ले|लेल[ाीे]|ाला|ाली|ाले|ेल|ू|ून|ा)'
const latinEndings =
  '(?:ne|nar|nyach[aie]|nyasathi|a?yach[aie]y?|aych[aie]y?|ava|avi|ave|vava|vave|t|to|te|tat|ta|la|li|le|lela|lele|ala|ali|ale|el|u|un)'
const verbForm = new RegExp(`^(?:${verbs})(?:${verbEndings}|${latinEndings})$`, 'u')

/** Whose it is: "मुलाचा जन्म दाखला" and "my father’s house" ask for a certificate and for a house. */
const kin =
  'मुला|मुली|बाळा|वडिलां|वडिला|आई|पती|पत्नी|बायको|नवऱ्या|आजो|आजी|भावा|बहिणी|mula|muli|bala|vadila|vadilan|aai|pati|patni'
const ofKin = new RegExp(`^(?:${kin})(?:च[ाीे]|च्या|ंच[ाीे]|ंच्या|ch[aie]|chya)$`, 'u')
const kinInEnglish = new Set('baby child son daughter father mother wife husband parent parents'.split(' '))
const owners = new Set('my our his her their'.split(' '))

/**
 * Words that many things have in common: a list, a form, papers, children, that it is open now. They count where they are part of a name that
 * is known ("voter list"), or where nothing else was asked.
 */
const common = new Set(
  'list name application document paper papers documents children kids play open opened close closed timing time now currently yadi nav namuna kagadpatre mulanna khelayla suru chalu ughda ughdi ughde aata ata atta sadhya यादी नाव कागदपत्रे कागदपत्र मुलांना मुलांसाठी मुले खेळायला खेळण्यासाठी सुरू चालू उघडा उघडी उघडे असलेले असलेली असलेला आता आत्ता सध्या अर्ज arj'.split(
    ' ',
  ),
)
export const isCommonWord = (word: string): boolean => common.has(word.toLowerCase())

/** The council: on its own website everything is the council's. */
const ofCouncil =
  /^(?:महा)?(?:नगर)?(?:परिषद|पालिक|पंचायत)|^(?:nagar|mahanagar)?(?:parishad|palika|panchayat)|^(?:council|municipal|municipality|corporation)$/iu
export const isCouncil = (word: string): boolean => ofCouncil.test(word)

export const isVerbOfAsking = (word: string): boolean => verbForm.test(word.toLowerCase())

/** "my father", "our building" at the end: said of the asker, and no part of what is looked for. */
export function isOwnersWord(words: readonly string[], at: number): boolean {
  const [word = '', before = '', after] = [words[at], words[at - 1], words[at + 1]].map((each) =>
    each?.toLowerCase(),
  )
  if (ofKin.test(word)) return true
  if (kinInEnglish.has(word)) return owners.has(before) || after === 's'
  return after === undefined && owners.has(before) && places.has(word)
}
const places = new Set('area building house home lane street society locality name town'.split(' '))
