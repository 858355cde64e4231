/** A line does not end at this space. */
const noBreak = '\u00a0'

/** Marathi writes these endings apart from a number in digits: "१९८० च्या", "१४ वा", "२०१८ ची". */
const endings = 'चा|ची|चे|च्या|वा|वी|वे|व्या|ला|ना|ने|मध्ये|मधील|पैकी|रोजी|वाजता|पर्यंत|पासून'
const beforeEnding = new RegExp(`(?<=\\p{Nd}) (?=(?:${endings})(?![\\p{L}\\p{M}]))`, 'gu')
/** "क्र. १२", "कलम ४", "दि. २७" */
const afterMark = /(?<=(?<![\p{L}\p{M}])(?:क्र\.|दि\.|कलम)) (?=[0-9०-९])/gu

/** A text of Marathi with spaces at which no line may end, wherever staff wrote a plain one. */
export const withNoBreaks = (text: string): string =>
  /[\u0900-\u097f]/.test(text) ? text.replace(beforeEnding, noBreak).replace(afterMark, noBreak) : text
