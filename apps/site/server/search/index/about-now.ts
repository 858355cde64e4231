/** Words that ask how it is at this moment or will be soon: "no water today", "उद्याचे पाणी", "aaj pani". */
const inMarathi = /^(?:(?:आज|उद्या|आता|आत्ता|सध्या)(?:चा|ची|चे|च्या|ला|पर्यंत|पासून)?)$/u
const inLatin =
  /^(?:todays?|tonight|tomorrows?|now|currently|(?:aaj|udya|aata|ata|atta|sadhya)(?:cha|chi|che|chya|la)?)$/

/** Whether a question asks of today or tomorrow: what has ended is no answer to it. */
export const isAboutNow = (question: string): boolean =>
  wordsIn(question).some((word) => inMarathi.test(word) || inLatin.test(word))

const wordsIn = (question: string): string[] =>
  question
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)

const openInMarathi = /^(?:सुरू|चालू|उघड(?:ा|ी|े|ला|ली|ले)?)$/u
const openInLatin = /^(?:open|opened|timings?|suru|chalu|ughd[aei])$/

/** Whether a question asks what is open: the page of such places says it of each. */
export const isAboutOpening = (question: string): boolean =>
  wordsIn(question).some((word) => openInMarathi.test(word) || openInLatin.test(word))
