import { canBeDialled, internationalNumber } from '@nagardwar/contract/browser'
import type { TextField } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'
import type { Check } from './check.ts'
import { plainText, type TextOptions, trimmed } from './plain-text.ts'

// Staff write several numbers and both kinds of digits into one field. Letters are a mistake.
const signs = /^[0-9०-९+()\-–/,;.\s]{3,120}$/

const wrongSigns: Words = {
  en: 'must be a phone number of digits and the signs + - ( )',
  mr: 'अंक आणि + - ( ) ही चिन्हे असलेला दूरध्वनी क्रमांक असावा',
}

const cannotBeDialled = (number: string): Words => ({
  en: `has a number that cannot be dialled (${number}): write a mobile number with its ten digits, or a landline with its area code such as 0251-5550101`,
  mr: `यातील ${number} हा क्रमांक लागत नाही: मोबाइल क्रमांक दहा अंकांत लिहा, किंवा दूरध्वनी क्रमांक त्याच्या एसटीडी कोडसह लिहा, जसे ०२५१-५५५०१०१`,
})

/** One or more numbers, each of which a phone anywhere in India can dial. */
export const phone: Check = (value) => {
  if (!signs.test(value)) return wrongSigns
  const numbers = value.split(/[,;/\n]/).map((number) => number.trim())
  const wrong = numbers.find((number) => !canBeDialled(number))
  return wrong === undefined ? undefined : cannotBeDialled(wrong)
}

/** The number of a messaging app, which needs the country. */
export const messagingNumber: Check = (value) =>
  internationalNumber(value)
    ? undefined
    : {
        en: 'must be a mobile number with its ten digits, or a number with its country code such as +91 98220 12345',
        mr: 'दहा अंकी मोबाइल क्रमांक किंवा देशाच्या कोडसह क्रमांक असावा, जसे +९१ ९८२२० १२३४५',
      }

type Options = Omit<TextOptions, 'check'>

/** One or more telephone numbers as residents see them. */
export const telephone = (name: string, label: Words, options: Options = {}): TextField =>
  plainText(name, label, { ...options, check: phone })

/** Stored as the messaging app wants it, with the country code of India where none was typed. */
export const messagingTelephone = (name: string, label: Words, options: Options = {}): TextField => ({
  ...plainText(name, label, { ...options, check: messagingNumber }),
  hooks: {
    beforeValidate: [
      ({ value }) =>
        typeof value === 'string' ? (internationalNumber(value) ?? value.trim()) : trimmed({ value }),
    ],
  },
})

/** Several numbers, one after the other, each checked. */
export const telephones = (name: string, label: Words, description: Words): TextField => ({
  name,
  label,
  type: 'text',
  hasMany: true,
  admin: { description },
  validate: (value: unknown, { req }) => {
    const numbers: unknown[] = Array.isArray(value) ? value : []
    for (const number of numbers) {
      const complaint = typeof number === 'string' ? phone(number.trim()) : wrongSigns
      if (complaint) return say({ en: `${label.en} ${complaint.en}`, mr: `${label.mr} ${complaint.mr}` }, req)
    }
    return true
  },
})
