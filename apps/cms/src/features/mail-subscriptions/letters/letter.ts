import { type CouncilWord, councilWordOf, inWordsOf } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { addresses, sitePath } from '../../../platform/addresses.ts'
import { mailSecretOf, type Subscriber } from '../../../platform/database/mail-subscriptions.ts'
import { mailServer } from '../../../platform/mail/mail-server.ts'
import type { Words } from '../../../platform/words/words.ts'

/** What a mail says, in the language of its reader. */
export type Letter = { subject: string; parts: readonly string[] }

/** Who writes, as mails name it. */
export type Council = { name: Words; word: CouncilWord }

export async function councilOf(payload: Payload): Promise<Council> {
  const { name, kind } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  return {
    name: { en: name?.en || name?.mr || '', mr: name?.mr || name?.en || '' },
    word: councilWordOf(kind),
  }
}

/** A sentence of ours, in the council's own word for itself. */
export const sayFor = (words: Words, { word }: Council, language: keyof Words): string =>
  inWordsOf(word, words[language], language)

/** An address of the site in the reader's language. */
export const addressOn = (path: string, language: keyof Words, payload: Payload): string =>
  addresses.of(payload).site + sitePath(path, language, payload)

/** The page behind the link of a mail. It is also where mail programs end the subscription with one click (RFC 8058). */
export const linkOf = ({ nonce, language }: Subscriber, payload: Payload): string =>
  addressOn(`/subscription/${mailSecretOf(nonce, payload)}`, language, payload)

const why = {
  en: 'You get this mail because somebody with this address confirmed it. Change what you get, or stop all mails:',
  mr: 'या पत्त्यावरून खात्री केल्यामुळे हा ई-मेल आपणास येत आहे. त्यात बदल करा किंवा सर्व ई-मेल बंद करा:',
} satisfies Words

const hostOf = (payload: Payload): string => new URL(addresses.of(payload).site).hostname

/** The whole mail to one reader: plain text, which every program and screen reader shows. */
export function mailTo(
  subscriber: Subscriber,
  { subject, parts }: Letter,
  council: Council,
  payload: Payload,
) {
  const { language, email, state } = subscriber
  const link = linkOf(subscriber, payload)
  const end = state === 'confirmed' ? [`${sayFor(why, council, language)}\n${link}`] : []
  return {
    from: { name: council.name[language] || hostOf(payload), address: mailServer.of(payload).mailFrom },
    to: { name: '', address: email },
    subject,
    text: [...parts, ...end, council.name[language]].filter(Boolean).join('\n\n'),
    headers: {
      'Content-Language': language,
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<news.${hostOf(payload)}>`,
      // No program answers it with "I am away".
      'Auto-Submitted': 'auto-generated',
      Precedence: 'bulk',
    },
  }
}
