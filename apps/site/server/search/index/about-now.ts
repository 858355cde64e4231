/** Words that ask how it is at this moment or will be soon: "no water today", "उद्याचे पाणी", "aaj pani". */
const days = 'आज|उद्या|आता|आत्ता|सध्या|आजपासून|उद्यापासून'
const endings = 'चा|ची|चे|च्या|ला|पर्यंत'
const inMarathi = new RegExp(`^(?:${days})(?:${endings})?$`, 'u')
const inLatin =
  /^(?:today|todays|tonight|tomorrow|tomorrows|now|currently|(?:aaj|udya|aata|ata|atta|sadhya)(?:cha|chi|che|chya|la)?)$/

/** Whether a question asks of today or tomorrow: what has ended is no answer to it. */
export const isAboutNow = (question: string): boolean =>
  question
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => inMarathi.test(word) || inLatin.test(word))
