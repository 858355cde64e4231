import type { GroupField, UploadField, UploadFieldSingleValidation, Where } from 'payload'
import { upload as validUpload } from 'payload/shared'
import { sheetTypes } from '../../platform/files/kind.ts'
import { isRequired, say, type Words } from '../../platform/words/words.ts'
import { english, inLanguage, marathi } from './in-language.ts'
import { isLanguageRequired } from './required-languages.ts'

const pdfs: Where = { mimeType: { equals: 'application/pdf' } }
const sheets: Where = { mimeType: { in: sheetTypes } }
const images: Where = { mimeType: { contains: 'image/' } }

type FileOptions = { required?: boolean }

const validate =
  (label: Words, options: FileOptions): UploadFieldSingleValidation =>
  async (value, context) => {
    if (!value) return options.required ? say(isRequired(label), context.req) : true
    return validUpload(value, context)
  }

type Halves = { en?: unknown; mr?: unknown }

/** A required file needs one language: Marathi where the council has Marathi alone, else English. Either replaces the other. */
const validateHalf =
  (label: Words, options: FileOptions, language: 'en' | 'mr'): UploadFieldSingleValidation =>
  async (value, context) => {
    if (value || !options.required) return value ? validUpload(value, context) : true
    const { req, siblingData } = context
    const other = (siblingData as Halves | undefined)?.[language === 'en' ? 'mr' : 'en']
    const missing = {
      language,
      req,
      other: String(other ?? ''),
      isDraft: false,
      always: false,
      choice: undefined,
    }
    return (await isLanguageRequired(missing)) ? say(isRequired(label), req) : true
  }

/** Two uploads side by side. */
function bilingualUpload(name: string, label: Words, filterOptions: Where, options: FileOptions): GroupField {
  const half = (language: 'en' | 'mr', words: Words): UploadField => ({
    name: language,
    label: words,
    type: 'upload',
    relationTo: 'media',
    filterOptions,
    // Marked at English; `RequiredMarks` moves the mark to the council's language.
    required: options.required === true && language === 'en',
    validate: validateHalf(inLanguage(label, words), options, language),
    admin: { width: '50%' },
  })
  const fields = [half('en', english), half('mr', marathi)]
  return { name, label, type: 'group', fields: [{ type: 'row', fields }] }
}

/** One picture from the media library. Its description is stored there. */
export const image = (name: string, label: Words, options: FileOptions = {}): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  filterOptions: images,
  required: options.required === true,
  validate: validate(label, options),
})

/** A picture that contains text, in both languages. */
export const bilingualImage = (name: string, label: Words, options: FileOptions = {}): GroupField =>
  bilingualUpload(name, label, images, options)

/** A PDF in both languages. */
export const bilingualPdf = (name: string, label: Words, options: FileOptions = {}): GroupField =>
  bilingualUpload(name, label, pdfs, options)

/** A spreadsheet, the same in both languages. */
export const sheet = (name: string, label: Words): UploadField => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
  filterOptions: sheets,
})
