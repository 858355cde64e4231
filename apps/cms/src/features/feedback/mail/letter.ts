import { councilWordOf, inWordsOf } from '@nagardwar/contract'
import type { Payload } from 'payload'
import type { Words } from '../../../platform/words/words.ts'
import type { Entry } from '../entries/entries.ts'
import { linkTo, secretFor } from '../private-link.ts'
import type { StoredFeedback } from '../status/find.ts'

const words = {
  subject: { en: 'Answer to your message', mr: 'आपल्या संदेशाचे उत्तर' },
  intro: { en: 'The council has answered your message', mr: 'नगरपरिषदेने आपल्या संदेशाला उत्तर दिले आहे' },
  link: {
    en: 'The answer stands here too. The link is private:',
    mr: 'हे उत्तर येथेही आहे. हा दुवा खासगी आहे:',
  },
  reference: { en: 'Reference number', mr: 'संदर्भ क्रमांक' },
} satisfies Record<string, Words>

/** The mail with an answer, in the language of the answer. */
export async function letterFor(payload: Payload, feedback: StoredFeedback, { text, language }: Entry) {
  const own = language ?? 'en'
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  const council = settings.name?.[own] || settings.name?.en || ''
  const intro = inWordsOf(councilWordOf(settings.kind), words.intro[own], own)
  const secret = secretFor(feedback, payload)
  const parts = [
    `${intro}: ${feedback.subject}`,
    text,
    ...(secret ? [`${words.link[own]}\n${linkTo(secret, own, payload)}`] : []),
    `${words.reference[own]}: ${feedback.reference}`,
    council,
  ]
  return {
    // Not as a text: `<root>a@b.example` would go to the mailbox `root`.
    to: { name: '', address: feedback.email },
    subject: `${words.subject[own]} (${feedback.reference})`,
    text: parts.filter(Boolean).join('\n\n'),
    headers: { 'Content-Language': own },
  }
}
