import type { Field, GroupField, SelectField, TextareaField, TextField, UIField } from 'payload'
import { type BothLanguages, lastChanged } from './last-changed.ts'
import { defaultMaxLength, type TextOptions, trimmed, validateText } from './plain-text.ts'
import type { Words } from './words.ts'

const languages = [
  { name: 'en', words: { en: 'English', mr: 'इंग्रजी' } },
  { name: 'mr', words: { en: 'Marathi', mr: 'मराठी' } },
] as const

/** "Description (English)", as the messages to staff call one half of a bilingual field. */
const half = (label: Words, language: Words): Words => ({
  en: `${label.en} (${language.en})`,
  mr: `${label.mr} (${language.mr})`,
})

/** Only the English half is ever required. */
const forHalf = (options: TextOptions, language: 'en' | 'mr'): TextOptions =>
  language === 'en' ? options : { ...options, required: false, requiredWhen: () => false }

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
    components: { Field: '/desk/translation-hint.tsx#TranslationHint' },
  },
}

const group = (name: string, label: Words, halves: Field[], hint?: Words): GroupField => ({
  name,
  label,
  type: 'group',
  ...(hint ? { admin: { description: hint } } : {}),
  fields: [{ type: 'row', fields: halves }, changed, translationHint],
})

/** One line of text in both languages, side by side; Marathi may stay empty, residents then see the English. */
export function bilingualText(name: string, label: Words, options: TextOptions = {}): GroupField {
  const halves = languages.map((language): TextField => {
    const required = options.required === true && language.name === 'en'
    const own = half(label, language.words)
    return {
      name: language.name,
      type: 'text',
      label: language.words,
      required,
      maxLength: options.maxLength ?? defaultMaxLength,
      validate: validateText(own, forHalf(options, language.name)),
      hooks: { beforeValidate: [trimmed] },
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
    const own = half(label, language.words)
    return {
      name: language.name,
      type: 'textarea',
      label: language.words,
      required,
      maxLength,
      validate: validateText(own, { maxLength, ...forHalf(options, language.name) }),
      hooks: { beforeValidate: [trimmed] },
      admin: { width: '50%', rows: 4 },
    }
  })
  return group(name, label, halves, options.hint)
}
