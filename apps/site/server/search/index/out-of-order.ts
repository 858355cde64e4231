/**
 * Words that say that something does not work: "कचरा उचलला जात नाही", "street light not working", "no water". Who writes
 * them has a complaint about what the other words name.
 */
const list =
  'नाही नाहीत नाहिये बंद तुंबले तुंबली तुंबला फुटले फुटली फुटला खराब तुटले तुटला गळती ' +
  'nahi nahit naahi band kharab tumble tumbli tumbla futle futla tutle galti ' +
  'not broken damaged leaking overflowing blocked choked working picked collected'
const outOfOrder = new Set(list.split(' '))

/** "no water", and not "no dues certificate" or "ward no. 12". */
const lacking = new Set('water light lights electricity power supply lamp lamps'.split(' '))

export function isOutOfOrder(texts: readonly string[], at: number): boolean {
  const word = texts[at]?.toLowerCase() ?? ''
  return outOfOrder.has(word) || (word === 'no' && lacking.has(texts[at + 1]?.toLowerCase() ?? ''))
}

/** Whether a question says that something does not work. */
export const hasTrouble = (texts: readonly string[]): boolean =>
  !texts.some((text) => isAppeal.test(text)) && texts.some((_, at) => isOutOfOrder(texts, at))

/** Who appeals has complained already. */
const isAppeal = /^(?:अपील|अपिल|apil|appeal)/iu

/** What such a question looks for besides. */
export const complaint = 'complaint तक्रार'
