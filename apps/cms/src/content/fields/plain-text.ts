import type { PayloadRequest, TextField } from 'payload'
import { isLeftOpen } from '../../payload/requests/left-open.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import { isRequired, say, type Words } from '../../platform/words/words.ts'
import { blankIn } from './blank.ts'
import type { Check } from './check.ts'

export type TextOptions = {
  required?: boolean
  /** Required for some records only, depending on the record and the request. */
  requiredWhen?: (record: Record<string, unknown>, req: PayloadRequest) => boolean
  check?: Check
  maxLength?: number
  hint?: Words
  /** The database holds a text in every record, which may be empty. */
  mayBeEmpty?: boolean
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

/** A blank cannot be published. */
const unfilled = (label: Words, found: string): Words => ({
  en: `${label.en} still has a blank to fill in: ${found}`,
  mr: `‘${label.mr}’ यातील रिकामी जागा भरा (${found})`,
})

/** Checks one text and names its field in the message, which Payload does not. */
function complaintAbout(
  label: Words,
  options: TextOptions & { isDraft: boolean },
  value: unknown,
): Words | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') return options.required && !options.mayBeEmpty ? isRequired(label) : undefined
  const most = options.maxLength ?? defaultMaxLength
  if (text.length > most) return tooLong(label, most)
  const left = blankIn(text)
  if (left) return options.isDraft ? undefined : unfilled(label, left)
  const complaint = options.check?.(text)
  return complaint ? wrong(label, complaint) : undefined
}

/** What Payload passes to the validation of a text of one or more lines. */
export type Asked = {
  data: unknown
  siblingData?: unknown
  /** Absent for the settings, which are no collection. */
  collectionSlug?: string
  req: PayloadRequest
  isDraft?: boolean
}

export const validateText =
  (label: Words, options: TextOptions) =>
  (value: unknown, { data, req, isDraft = false }: Asked): string | true => {
    const required =
      !isLeftOpen(req.context) &&
      (options.required === true || options.requiredWhen?.(data as Record<string, unknown>, req) === true)
    const complaint = complaintAbout(label, { ...options, required, isDraft }, value)
    return complaint ? say(complaint, req) : true
  }

export const trimmed = ({ value }: { value?: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value

/** A text without translation: a number, a web address, a key. */
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
