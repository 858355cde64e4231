import { bodyLabel, bodySchema } from '@nagardwar/contract'
import type { Field, GroupField, JSONField, TextareaField } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'
import { bilingualTextarea } from '../fields/bilingual.ts'
import { english, inLanguage, marathi } from '../fields/in-language.ts'
import type { TextOptions } from '../fields/plain-text.ts'
import { isNone, textOfBody } from './own-body.ts'

const languages = [
  { name: 'en', words: english },
  { name: 'mr', words: marathi },
] as const

const wrong = (label: Words): Words => ({
  en: `${label.en} has something that cannot be stored: it may hold headings, lists, tables, links to pages, web addresses, email addresses and telephone numbers, and about 20,000 characters`,
  mr: `‘${label.mr}’ यात साठवता न येणारे काही आहे: शीर्षके, याद्या, तक्ते, पाने, संकेतस्थळे, ई-मेल व दूरध्वनी क्रमांकांचे दुवे आणि सुमारे २०,००० अक्षरे चालतात`,
})

const halfOf = (label: Words, { name, words }: { name: 'en' | 'mr'; words: Words }): JSONField => ({
  name,
  type: 'json',
  label: words,
  admin: { hidden: true, components: { Diff: '/content/body/body-diff.tsx#BodyDiff' } },
  validate: (value, { req }) =>
    isNone(value) || bodySchema.safeParse(value).success ? true : say(wrong(label), req),
})

/** Payload's own field, or the editor in its place where the text has a body. */
const withEditor = (
  area: TextareaField,
  of: { text: string; body: string },
  label: Words,
): TextareaField => ({
  ...area,
  custom: { ...area.custom, body: of.body },
  hooks: {
    ...area.hooks,
    beforeValidate: [
      textOfBody({ ...of, language: area.name as 'en' | 'mr' }),
      ...(area.hooks?.beforeValidate ?? []),
    ],
  },
  admin: {
    ...area.admin,
    components: {
      Field: {
        path: '/content/body/text-or-body.tsx#TextOrBody',
        clientProps: { body: of.body, name: inLanguage(label, area.label as Words) },
      },
    },
  },
})

const inside = (field: Field, change: (area: TextareaField) => TextareaField): Field => {
  if (field.type === 'textarea') return change(field)
  if (field.type === 'row' || field.type === 'group')
    return { ...field, fields: field.fields.map((each) => inside(each, change)) } as Field
  return field
}

/**
 * Several lines of text in both languages, that may have headings, lists, links and tables: these are in `body`, and the
 * text says the same without them (decision 0247).
 */
export function textWithBody(name: string, label: Words, options: TextOptions = {}): Field[] {
  const of = { text: name, body: 'body' }
  const text = inside(bilingualTextarea(name, label, options), (area) => withEditor(area, of, label))
  const body: GroupField = {
    name: of.body,
    type: 'group',
    // In the sheets of a council that moves the text and its body are two columns.
    label: bodyLabel(label),
    admin: { hidden: true },
    custom: { bodyOf: of.text },
    fields: languages.map((language) => halfOf(label, language)),
  }
  return [text, body]
}
