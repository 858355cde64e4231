import { commonNames, lists } from '@nagardwar/contract'
import type { Payload } from 'payload'
import type { Held, SoughtPerson } from '../../../content/personal-data/holders.ts'
import {
  type FollowerAddress,
  followerAddresses,
  forgetFollowerAddresses,
} from '../../../platform/database/report-follower-mails.ts'
import { dayWords } from '../../../platform/dates/time-in-india.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { Words } from '../../../platform/words/words.ts'
import { isOf } from '../person/match.ts'
import { words as person } from '../person/words.ts'
import type { PublicRow } from './public-row.ts'

const { fields } = lists.reports
const what: Words = {
  en: 'Mail that the person gets when this problem is done',
  mr: 'ही समस्या सुटल्यावर व्यक्तीला जाणारा ई-मेल',
}

/** What the public list says of the report, and the address that waits for its mail. */
function factsOf(row: PublicRow | undefined, email: string): Held['facts'] {
  const kind = typeof row?.kind === 'object' ? row.kind?.name : undefined
  const ward = row?.wardNumber
  const received = row?.receivedOn
  return [
    { label: person.email, value: { en: email, mr: email } },
    ...(kind?.en ? [{ label: fields.kindId.label, value: { en: kind.en, mr: kind.mr || kind.en } }] : []),
    ...(ward ? [{ label: commonNames.ward, value: { en: ward, mr: toMarathiDigits(ward) } }] : []),
    ...(received ? [{ label: fields.receivedOn.label, value: dayWords(received) }] : []),
  ]
}

async function rowsOf(
  payload: Payload,
  followers: readonly FollowerAddress[],
): Promise<Map<number, PublicRow>> {
  if (followers.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'reports',
    where: { id: { in: followers.map(({ report }) => report) } },
    depth: 1,
    pagination: false,
    overrideAccess: true,
  })
  return new Map(docs.map((row) => [row.id, row]))
}

async function find(payload: Payload, sought: SoughtPerson): Promise<Held[]> {
  if (sought.email.trim() === '') return []
  const found = (await followerAddresses(payload)).filter(({ email }) => isOf(sought, { mobile: '', email }))
  const rows = await rowsOf(payload, found)
  return found.map(({ id, report, email }) => ({ id, what, facts: factsOf(rows.get(report), email) }))
}

/** The addresses that wait for the mail of a report. That somebody follows it still counts: it names nobody. */
export const followerOfPerson = { name: 'report-followers', find, erase: forgetFollowerAddresses }
