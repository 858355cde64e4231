import { type CouncilWord, councilWords, inWordsOf } from '@nagardwar/contract'

type Language = 'en' | 'mr'
/** The second half of a text of the desk may be missing. */
export type Text = { en: string; mr?: string | null }

const blank = /\[\[[^\]]*\]\]/g
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text of the skeleton in the words of a kind of council: what stands around its blanks. */
const around = (template: string, word: CouncilWord, language: Language): string[] =>
  template.split(blank).map((part) => inWordsOf(word, part, language))

/** What stands in the blanks of a text that is a template in the words of some kind; undefined where it is not. */
function inBlanks(text: string, template: string, language: Language): string[] | undefined {
  for (const word of councilWords) {
    const pattern = around(template, word, language).map(literally).join('([\\s\\S]*?)')
    const found = new RegExp(`^${pattern}$`).exec(text)
    if (found) return found.slice(1)
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
