import type { IncomingMessage } from 'node:http'
import { bodyLimit } from '@nagardwar/contract'
import type { Words } from '../fields/words.ts'
import { most } from '../uploads/inspect.ts'
import { refusals } from '../uploads/refusal.ts'

const kilobyte = 1024
const megabyte = 1024 ** 2

const api = /^\/api(?:[/?]|$)/

/** An address of 254 characters and a password of 200: a kilobyte as JSON, two with the parts of the desk's form. */
const login = /^\/cms-api\/users\/login(?:\?|$)/

const limits: readonly [RegExp, number][] = [
  [api, bodyLimit],
  // What strangers may call. The first account has a name, a code and its password twice besides.
  [/^\/cms-api\/users\/first-register(?:\?|$)/, 4 * kilobyte],
  [login, 2 * kilobyte],
  [/^\/cms-api\/users\/(?:logout|init|me|refresh-token|forgot-password)(?:\?|$)/, kilobyte],
  // A document, with the fields that are sent along.
  [/^\/cms-api\/(?:media|import)(?:[/?]|$)/, most.pdfBytes + megabyte],
]

/** The largest body that a request may announce, in bytes: what staff write is never larger than a megabyte. */
export function largestBody({ headers }: Pick<IncomingMessage, 'headers'>, address: string): number {
  if (login.test(address) && headers['content-type']?.startsWith('application/json')) return kilobyte
  return limits.find(([shape]) => shape.test(address))?.[1] ?? megabyte
}

/** The same for a page of the desk when nobody is logged in: the form of the first account is the largest. */
export const largestOfStrangers = 16 * kilobyte

const media = /^\/cms-api\/media(?:[/?]|$)/
const tooMuch: Words = { en: 'This is too much to be sent at once', mr: 'एका वेळी इतकी माहिती पाठवता येत नाही' }

/**
 * The API says it as the contract does; the desk reads it in the form of Payload's errors, in the language that its
 * script shows.
 */
export function tooLarge({ headers }: Pick<IncomingMessage, 'headers'>, address: string): object {
  const words = media.test(address) ? refusals.pdfSize : tooMuch
  const language = headers['accept-language']?.startsWith('mr') ? 'mr' : 'en'
  const message = words[language]
  return api.test(address) ? { message } : { errors: [{ message }] }
}
