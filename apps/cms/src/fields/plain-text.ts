import type { PayloadRequest, TextField } from 'payload'
import { toMarathiDigits } from '../desk/marathi/digits.ts'
import type { Check } from './check.ts'
import { isRequired, say, type Words } from './words.ts'

export type TextOptions = {
  required?: boolean
  /** Required for some records only, as the whole record and the request decide. */
  requiredWhen?: (record: Record<string, unknown>, req: PayloadRequest) => boolean
  check?: Check
  maxLength?: number
  hint?: Words
  unique?: boolean
}

export const defaultMaxLength = 500

const tooLong = (label: Words, most: number): Words => ({
  en: `${label.en} is longer than ${most} characters`,
  mr: `‘${label.mr}’ या रकान्यात जास्तीत जास्त ${toMarathiDigits(most)} अक्षरे चालतात`,
})

const wrong = (label: Words, complaint: Words): Words => ({
  en: `${label.en} ${complaint.en}`,
  mr: `${label.mr} ${complaint.mr}`,
})

/** A blank in the texts of a new council, such as `[[name of the council]]`: nobody may publish it. */
const blank = /\[\[[^\]]*\]\]/u

const unfilled = (label: Words, found: string): Words => ({
  en: `${label.en} still has a blank to fill in: ${found}`,
  mr: `‘${label.mr}’ यातील रिकामी जागा भरा (${found})`,
})

/** Checks one text and names its field in the complaint, which Payload's own messages do not. */
function complaintAbout(
  label: Words,
  options: TextOptions & { isDraft: boolean },
  value: unknown,
): Words | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') return options.required ? isRequired(label) : undefined
  const most = options.maxLength ?? defaultMaxLength
  if (text.length > most) return tooLong(label, most)
  const [left] = blank.exec(text) ?? []
  if (left) return options.isDraft ? undefined : unfilled(label, left)
  const complaint = options.check?.(text)
  return complaint ? wrong(label, complaint) : undefined
}

/** What Payload hands to the validation of a text, be it of one line or of many. */
type Asked = { data: unknown; req: PayloadRequest; isDraft?: boolean }

export const validateText =
  (label: Words, options: TextOptions) =>
  (value: unknown, { data, req, isDraft = false }: Asked): string | true => {
    const required =
      options.required === true || options.requiredWhen?.(data as Record<string, unknown>, req) === true
    const complaint = complaintAbout(label, { ...options, required, isDraft }, value)
    return complaint ? say(complaint, req) : true
  }

export const trimmed = ({ value }: { value?: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value

/** A text that is the same in both languages: a number, an address on the web, a key. */
export const plainText = (name: string, label: Words, options: TextOptions = {}): TextField => ({
  name,
  label,
  type: 'text',
  required: options.required === true,
  unique: options.unique === true,
  maxLength: options.maxLength ?? defaultMaxLength,
  validate: validateText(label, options),
  hooks: { beforeValidate: [trimmed] },
  ...(options.hint ? { admin: { description: options.hint } } : {}),
})
