import { type CouncilWord, councilWords, inWordsOf } from '@nagardwar/contract'

type Language = 'en' | 'mr'
/** The second half of a text of the desk may be missing. */
export type Text = { en: string; mr?: string | null }

const blank = /\[\[[^[\]]*\]\]/g

/** A text of the skeleton in the words of a kind of council: what stands around its blanks. */
const around = (template: string, word: CouncilWord, language: Language): string[] =>
  template.split(blank).map((part) => inWordsOf(word, part, language))

/**
 * What stands between the parts of a template in a text; undefined where it has them not, in this order. Each part is
 * looked for once, where it first comes.
 */
function between(parts: readonly string[], text: string): string[] | undefined {
  const [first = '', ...rest] = parts
  const last = rest.pop()
  if (last === undefined) return text === first ? [] : undefined
  if (!text.startsWith(first)) return undefined
  const found: string[] = []
  let from = first.length
  for (const part of rest) {
    const at = text.indexOf(part, from)
    if (at < 0) return undefined
    found.push(text.slice(from, at))
    from = at + part.length
  }
  const end = text.length - last.length
  return end >= from && text.endsWith(last) ? [...found, text.slice(from, end)] : undefined
}

/** What stands in the blanks of a text that is a template in the words of some kind; undefined where it is not. */
function inBlanks(text: string, template: string, language: Language): string[] | undefined {
  for (const word of councilWords) {
    const found = between(around(template, word, language), text)
    if (found) return found
  }
  return undefined
}

function rewordedIn(text: string, templates: readonly Text[], word: CouncilWord, language: Language): string {
  for (const template of templates.map((each) => each[language] ?? '')) {
    const filled = inBlanks(text, template, language)
    if (filled === undefined) continue
    return around(template, word, language)
      .map((part, index) => part + (filled[index] ?? ''))
      .join('')
  }
  return text
}

/**
 * A text that the skeleton gave, in the words of the kind: “About Corporation”. What was filled into its blanks stays,
 * and so does a text that staff wrote themselves.
 */
export const reworded = (text: Text, templates: readonly Text[], word: CouncilWord) => ({
  en: rewordedIn(text.en, templates, word, 'en'),
  mr: rewordedIn(text.mr ?? '', templates, word, 'mr'),
})
