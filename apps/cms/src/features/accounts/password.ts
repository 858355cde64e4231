import { withoutAtEnds } from '@nagardwar/contract'
import { dictionary } from '@zxcvbn-ts/language-common'
import {
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { least, most } from '../../payload/marathi/password-rule.ts'
import { say, type Words } from '../../platform/words/words.ts'
import { isOfOwnWords, ownWords } from './own-words.ts'

const label: Words = { en: 'Password', mr: 'पासवर्ड' }
const complaints = {
  short: { en: 'The password must have at least 12 characters', mr: 'पासवर्डमध्ये किमान १२ अक्षरे असावीत' },
  long: { en: 'The password must have at most 200 characters', mr: 'पासवर्डमध्ये कमाल २०० अक्षरे असावीत' },
  common: {
    en: 'This password is easy to guess. Three or four words that do not belong together make a good one.',
    mr: 'हा पासवर्ड सहज ओळखता येतो. एकमेकांशी संबंध नसलेले तीन-चार शब्द वापरा.',
  },
  own: {
    en: 'This password is made of words that everybody here knows, such as the name of the council or of the account. Three or four other words make a good one.',
    mr: 'नगरपरिषदेचे किंवा खातेधारकाचे नाव असे सर्वांना माहीत असलेले शब्द पासवर्डमध्ये पुरेसे नाहीत. कृपया दुसरे तीन-चार शब्द वापरा.',
  },
} satisfies Record<string, Words>

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].map(String))

/** A common password, with or without digits and signs around it, or a few characters over and over. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  const word = withoutAtEnds(lower, /[\d\W_]/u)
  // At most 400 characters: `aboutPassword` has refused longer ones.
  return /^(.{1,6})\1+.{0,5}$/u.test(lower) || common.has(lower) || common.has(word) || /^\d*$/.test(lower)
}

/** Everything for which a password is refused, of itself. */
function faultsOf(password: string): Words[] {
  // Before its characters are counted; one has two code units at most.
  if (password.length > 2 * most) return [complaints.long]
  const length = [...password].length
  if (length > most) return [complaints.long]
  return [...(length < least ? [complaints.short] : []), ...(isCommon(password) ? [complaints.common] : [])]
}

type Person = Parameters<typeof ownWords>[1]
type Fault = { label: string; message: string; path: string }

const endsSentence = /[.!?।]$/u
const sentence = (text: string): string => (endsSentence.test(text) ? text : `${text}.`)

/** All faults of a password at once, as the complaint of its field; none if it is good. */
export async function passwordFault(
  password: unknown,
  person: Person,
  req: PayloadRequest,
): Promise<Fault[]> {
  if (typeof password !== 'string' || password === '') return []
  const faults = faultsOf(password)
  const isTooLong = faults.includes(complaints.long)
  if (!isTooLong && isOfOwnWords(password, await ownWords(req.payload, person))) faults.push(complaints.own)
  const [first, ...others] = faults.map((fault) => say(fault, req))
  if (first === undefined) return []
  const message = others.length === 0 ? first : [first, ...others].map(sentence).join(' ')
  return [{ label: say(label, req), message, path: 'password' }]
}

async function refuseWeak(password: unknown, person: Person, req: PayloadRequest): Promise<void> {
  const errors = await passwordFault(password, person, req)
  if (errors.length > 0) throw new ValidationError({ errors, req })
}

export const goodPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  await refuseWeak(data?.password, { ...originalDoc, ...data }, req)
  return data
}

/** The password that is set with a link: Payload hands the stored account to the hook above, without it. */
export const goodFirstPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'resetPassword')
    await refuseWeak((args as { data?: { password?: unknown } }).data?.password, {}, req)
  return args
}
