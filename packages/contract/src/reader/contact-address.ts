import { toAsciiDigits } from '../digits.ts'
import { normaliseLink } from '../link.ts'
import { textFrom } from './scalar.ts'

/**
 * The addresses that people have. RFC 5321 allows more in them, such as `?`, `&` and `%`, with which a link would fill
 * in further recipients and texts.
 */
export const emailPattern =
  /^(?:[\p{L}\p{M}\p{N}.!'*+^_`{|}~$=-]{1,64}@(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+(?:\p{L}\p{M}*){2,63})?$/u

const number = /^\+?[0-9]{2,20}$/

/** Rule 3: an e-mail address that can stand in a link; empty for anything else. */
export function emailFrom(value: unknown): string {
  const text = textFrom(value)
  return emailPattern.test(text) ? text : ''
}

/** Rule 8: a link; one to a telephone or a mail program holds a number or an address and nothing else. */
export function linkFrom(value: unknown): string {
  const link = normaliseLink(textFrom(value))
  const [, scheme, target = ''] = /^(mailto|tel):([^?]*)/i.exec(link) ?? []
  if (!scheme) return link
  const isMail = scheme.toLowerCase() === 'mailto'
  const address = isMail ? emailFrom(target) : toAsciiDigits(target).replace(/[\s().-]/g, '')
  if (address === '' || !(isMail || number.test(address))) return ''
  return `${scheme.toLowerCase()}:${address}`
}
