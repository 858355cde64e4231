import { commonNames, councilWordOf, inWordsOf, lists, toMarathiDigits } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { addresses, prefixOf } from '../../../platform/addresses.ts'
import { readRecord } from '../../../platform/database/records.ts'
import type { FollowerMail } from '../../../platform/database/report-follower-mails.ts'
import { dayWords } from '../../../platform/dates/time-in-india.ts'
import type { Words } from '../../../platform/words/words.ts'
import type { PublicRow } from './public-row.ts'

const words = {
  subject: { en: 'A problem that you follow is done', mr: 'आपण कळवलेल्या समस्येवर कार्यवाही झाली आहे' },
  intro: {
    en: 'The council has dealt with a problem of which you said that it concerns you too',
    mr: '‘माझीही हीच समस्या’ असे आपण नोंदवलेल्या समस्येवर नगरपरिषदेने कार्यवाही केली आहे',
  },
  list: { en: 'All reported problems', mr: 'कळवलेल्या सर्व समस्या' },
  end: {
    en: 'This is the only mail about it. Your address has been erased.',
    mr: 'याबाबतचा हा एकमेव ई-मेल आहे. आपला ई-मेल पत्ता आमच्याकडून काढून टाकला आहे.',
  },
} satisfies Record<string, Words>

/** The mail to a follower, in their language: of the report it has what the public list has. */
export async function followerLetter(payload: Payload, { report, email, language }: FollowerMail) {
  const where = { id: { equals: report } }
  const row = await readRecord<PublicRow>(payload, { collection: 'reports', where })
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  const kindId = typeof row?.kind === 'object' ? row.kind.id : row?.kind
  const kind = await readRecord<{ id: number; name?: { en?: string | null; mr?: string | null } }>(payload, {
    collection: 'report-kinds',
    where: { id: { equals: kindId ?? 0 } },
  })
  const intro = inWordsOf(councilWordOf(settings.kind), words.intro[language], language)
  const about = [
    kind?.name?.[language] || kind?.name?.en || '',
    row?.place ?? '',
    row?.wardNumber
      ? `${commonNames.ward[language]} ${language === 'mr' ? toMarathiDigits(row.wardNumber) : row.wardNumber}`
      : '',
  ].filter(Boolean)
  const parts = [
    `${intro}: ${about.join(', ')}`,
    row?.receivedOn
      ? `${lists.reports.fields.receivedOn.label[language]}: ${dayWords(row.receivedOn)[language]}`
      : '',
    `${words.list[language]}:\n${addresses.of(payload).site}${prefixOf(language, payload)}/reports`,
    words.end[language],
    settings.name?.[language] || settings.name?.en || '',
  ]
  return {
    // Not as a text: `<root>a@b.example` would go to the mailbox `root`.
    to: { name: '', address: email },
    subject: words.subject[language],
    text: parts.filter(Boolean).join('\n\n'),
    headers: { 'Content-Language': language },
  }
}
