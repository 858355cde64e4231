import { addresses as all } from 'virtual:catalogue-addresses'
import { councilWords, languages } from '@nagardwar/contract/browser'
import { documentTexts } from './document-language.ts'

/** In whose words the document speaks: as the address of its own texts says. */
function wordOfDocument(): string | undefined {
  const common = documentTexts().get('common')
  return councilWords.find((word) =>
    languages.some((language) => common !== undefined && all[`${language}/common/${word}`] === common),
  )
}

function inTheWordsOf(word: string | undefined): Record<string, string> {
  if (word === undefined) return all
  return Object.fromEntries(
    Object.entries(all).map(([name, address]) => [name, all[`${name}/${word}`] ?? address]),
  )
}

/**
 * The addresses of all catalogues, for the browser, in the words of the document's kind of council. There are more than
 * a hundred, so they are not part of the first view.
 */
export const addresses: Record<string, string> = inTheWordsOf(wordOfDocument())
