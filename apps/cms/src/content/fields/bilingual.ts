import type { Field, GroupField, SelectField, TextareaField, TextField, UIField } from 'payload'
import type { Words } from '../../platform/words/words.ts'
import { type Check, marathiInUnicode } from './check.ts'
import { english, inLanguage, marathi } from './in-language.ts'
import { type BothLanguages, lastChanged } from './last-changed.ts'
import { type Asked, defaultMaxLength, type TextOptions, trimmed, validateText } from './plain-text.ts'
import { isLanguageRequired } from './required-languages.ts'

type Language = { name: 'en' | 'mr'; words: Words }

/** A desk may put the Marathi half first (first-language.ts). */
const languages: readonly Language[] = [
  { name: 'en', words: english },
  { name: 'mr', words: marathi },
]

type Choice = { requiredLanguages?: unknown }
type Halves = { en?: unknown; mr?: unknown }

const marathiCheck =
  (own: Check | undefined): Check =>
  (value) =>
    marathiInUnicode(value) ?? own?.(value)

/** A required text needs the languages that the council requires (*Required to publish* in the settings). */
const validateHalf = (own: Words, options: TextOptions, language: 'en' | 'mr') => {
  const check = language === 'mr' ? marathiCheck(options.check) : options.check
  const validate = validateText(own, check ? { ...options, check } : options)
  const always = options.required === true
  return async (value: unknown, asked: Asked): Promise<string | true> => {
    const complaint = validate(value, asked)
    const isEmpty = typeof value !== 'string' || value.trim() === ''
    if (complaint === true || !isEmpty) return complaint
    const { req, isDraft = false, siblingData, collectionSlug, data } = asked
    const choice = collectionSlug === undefined ? (data as Choice | undefined)?.requiredLanguages : undefined
    const other = (siblingData as Halves | undefined)?.[language === 'en' ? 'mr' : 'en']
    return (await isLanguageRequired({ language, req, other, isDraft, always, choice })) ? complaint : true
  }
}

const changed: SelectField = {
  name: 'changed',
  type: 'select',
  options: ['en', 'mr', 'both'],
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: {
    beforeChange: [
      ({ siblingData, previousSiblingDoc }) =>
        lastChanged(previousSiblingDoc as BothLanguages, siblingData as BothLanguages),
    ],
  },
}

const translationHint: UIField = {
  name: 'translationHint',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/content/fields/translation-hint.tsx#TranslationHint' },
  },
}

/** The database holds a text for English where one is required, also while the council has Marathi alone. */
const neverAbsent = ({ value }: { value?: unknown }): unknown => value ?? ''

const group = (name: string, label: Words, halves: Field[], hint?: Words): GroupField => ({
  name,
  label,
  type: 'group',
  ...(hint ? { admin: { description: hint } } : {}),
  fields: [{ type: 'row', fields: halves }, changed, translationHint],
})

/**
 * One line of text in both languages, side by side. If one is empty, which the council may forbid, residents see the
 * other.
 */
export function bilingualText(name: string, label: Words, options: TextOptions = {}): GroupField {
  const halves = languages.map((language): TextField => {
    const required = options.required === true && language.name === 'en'
    const own = inLanguage(label, language.words)
    return {
      name: language.name,
      type: 'text',
      label: language.words,
      required,
      maxLength: options.maxLength ?? defaultMaxLength,
      validate: validateHalf(own, options, language.name),
      hooks: { beforeValidate: required ? [trimmed, neverAbsent] : [trimmed] },
      admin: { width: '50%' },
    }
  })
  return group(name, label, halves, options.hint)
}

/** Several lines of text in both languages, side by side. */
export function bilingualTextarea(name: string, label: Words, options: TextOptions = {}): GroupField {
  const maxLength = options.maxLength ?? 20_000
  const halves = languages.map((language): TextareaField => {
    const required = options.required === true && language.name === 'en'
    const own = inLanguage(label, language.words)
    return {
      name: language.name,
      type: 'textarea',
      label: language.words,
      required,
      maxLength,
      validate: validateHalf(own, { maxLength, ...options }, language.name),
      hooks: { beforeValidate: required ? [trimmed, neverAbsent] : [trimmed] },
      admin: { width: '50%', rows: 4 },
    }
  })
  return group(name, label, halves, options.hint)
}
