import type { IncomingMessage } from 'node:http'
import { bodyLimit, residentFileLimits } from '@nagardwar/contract'
import { limits as sheets } from '../../content/sheets/limits.ts'
import { most } from '../../platform/files/limits.ts'
import { refusals } from '../../platform/files/refusal.ts'
import type { Words } from '../../platform/words/words.ts'

const kilobyte = 1024
const megabyte = 1024 ** 2

const api = /^\/api(?:[/?]|$)/

/** An address of 254 characters and a password of 200: 1 KB as JSON, 2 KB as a multipart form. */
const login = /^\/cms-api\/users\/login(?:\?|$)/

const limits: readonly [RegExp, number][] = [
  // What a resident sends with a message, from the site.
  [/^\/api\/resident-file(?:\?|$)/, residentFileLimits.bytes],
  [api, bodyLimit],
  // What strangers may call. The first account also has a name, a code and its password twice; an invited person sends
  // a token and the password twice.
  [/^\/cms-api\/users\/(?:first-register|reset-password)(?:\?|$)/, 4 * kilobyte],
  [login, 2 * kilobyte],
  [/^\/cms-api\/users\/(?:logout|init|me|refresh-token|forgot-password)(?:\?|$)/, kilobyte],
  [/^\/cms-api\/setup\/emblem(?:\?|$)/, most.imageBytes + megabyte],
  [/^\/cms-api\/sheets\/[a-z-]+\/(?:preview|import)(?:\?|$)/, sheets.bytes + megabyte],
  // A document, with the fields sent with it.
  [/^\/cms-api\/(?:media|import)(?:[/?]|$)/, most.pdfBytes + megabyte],
]

/** The largest body that a request may announce, in bytes. What staff write is never larger than a megabyte. */
export function largestBody({ headers }: Pick<IncomingMessage, 'headers'>, address: string): number {
  if (login.test(address) && headers['content-type']?.startsWith('application/json')) return kilobyte
  return limits.find(([shape]) => shape.test(address))?.[1] ?? megabyte
}

/** The same for a page of the desk without a login: the form of the first account is the largest. */
export const largestOfStrangers = 16 * kilobyte

const media = /^\/cms-api\/media(?:[/?]|$)/
const tooMuch: Words = { en: 'This is too much to be sent at once', mr: 'एका वेळी इतकी माहिती पाठवता येत नाही' }

/**
 * The API answers in the contract's format; the desk reads Payload's error format, in the language that its script
 * shows.
 */
export function tooLarge({ headers }: Pick<IncomingMessage, 'headers'>, address: string): object {
  const words = media.test(address) ? refusals.pdfSize : tooMuch
  const language = headers['accept-language']?.startsWith('mr') ? 'mr' : 'en'
  const message = words[language]
  return api.test(address) ? { message } : { errors: [{ message }] }
}
