import { toAsciiDigits } from '../digits.ts'
import { normaliseLink } from '../link.ts'
import { textFrom } from './scalar.ts'
import { plainEmail } from './written-email.ts'

/**
 * The usual form of addresses. RFC 5321 allows more, such as `?`, `&` and `%`, which could add recipients and texts
 * to a link.
 */
export const emailPattern =
  /^(?:[\p{L}\p{M}\p{N}.!'*+^_`{|}~$=-]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+(?:\p{L}\p{M}*){2,63})?$/u

const number = /^\+?[0-9]{2,20}$/

/** Rule 3: an e-mail address that is safe in a link, also one with its signs as words; otherwise empty. */
export function emailFrom(value: unknown): string {
  const text = textFrom(value)
  return [text, plainEmail(text)].find((each) => emailPattern.test(each)) ?? ''
}

/** Rule 8: a link. One to a telephone or a mail program contains only a number or an address. */
export function linkFrom(value: unknown): string {
  const link = normaliseLink(textFrom(value))
  const [, scheme, target = ''] = /^(mailto|tel):([^?]*)/i.exec(link) ?? []
  if (!scheme) return link
  const isMail = scheme.toLowerCase() === 'mailto'
  const address = isMail ? emailFrom(target) : toAsciiDigits(target).replace(/[\s().-]/g, '')
  if (address === '' || !(isMail || number.test(address))) return ''
  return `${scheme.toLowerCase()}:${address}`
}
