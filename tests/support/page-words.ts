/** The note of a page that shows what the council's server last said. */
export const oldCopy = /This is a copy of|रोजीची प्रत आहे/
const note =
  /(?:This is a copy of .{4,40}? The council.{1,12}s server .{10,90}? since\.|(?<= )ही [०-९].{2,30}? रोजीची प्रत आहे .{10,160}? असू शकते\.)/g

export const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

/** The words of a page's content, without the note that they are a copy. */
export const wordsIn = (html: string): string =>
  mainOf(html)
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(note, ' ')
    .replaceAll(/\s+/g, ' ')

/** A link to the text of a document, which comes when the document has been read: one after the other. */
const toText = /<a [^>]*href="[^"]*\/documents\/[^"]*"[\s\S]*?<\/a>/g

// A place opens and closes while the tests run.
const openingStates = [
  /(?:Open|Closed) now.{0,60}?(?=Opening hours)/g,
  /सध्या (?:सुरू|बंद).{0,60}?(?=सुरू असण्याच्या वेळा)/g,
]

/** The same, without links to texts of documents, and without what is open at this moment. */
export const steadyWordsIn = (html: string): string =>
  openingStates.reduce((words, state) => words.replaceAll(state, ''), wordsIn(html.replaceAll(toText, '')))

/** The first difference between two texts, for a failed test. */
export function parting(was: string, is: string) {
  let at = 0
  while (at < was.length && was[at] === is[at]) at++
  const near = (text: string) => text.slice(Math.max(0, at - 30), at + 60)
  return { was: near(was), is: near(is) }
}
