import type { Check } from '../../../content/fields/check.ts'
import type { Words } from '../../../platform/words/words.ts'

export type Option = { value: string; label: Words; colours?: readonly string[] }

type Every = { name: string; label: Words; hint?: Words; required?: boolean }
type Language = 'en' | 'mr'

export type Line = Every & {
  kind: 'line' | 'lines'
  language?: Language
  mode?: 'email' | 'tel'
  check?: Check
}
export type Choice = Every & { kind: 'choice' | 'select'; options: readonly Option[] }
export type Field = Line | Choice | (Every & { kind: 'tick' | 'file' })

export const mostCharacters = { line: 200, lines: 2000 } as const

const languages: { [each in Language]: Words } = {
  mr: { en: 'in Marathi', mr: 'मराठीत' },
  en: { en: 'in English', mr: 'इंग्रजीत' },
}

/** A text in both languages: two fields, Marathi first. */
export const inBoth = (
  name: string,
  label: Words,
  options: Pick<Line, 'hint' | 'required'> & { kind?: Line['kind'] } = {},
): Line[] =>
  (['mr', 'en'] as const).map((language) => ({
    kind: 'line',
    ...options,
    name: `${name}.${language}`,
    label: {
      en: `${label.en}, ${languages[language].en}`,
      mr: `${label.mr}, ${languages[language].mr}`,
    },
    language,
  }))
