import { lists, type MailTopic } from '@nagardwar/contract'
import type { DataFromCollectionSlug, Payload } from 'payload'
import { publicRecords } from '../../content/public-records.ts'
import type { NewsKey } from '../../platform/database/mail-news.ts'
import { dayOf } from '../../platform/dates/days.ts'
import { dayWords, timeWords } from '../../platform/dates/time-in-india.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'

/** Something to tell of a record: its title, what is new about it, and its page on the site, without language. */
export type News = NewsKey & { title: Words; about: Words; path: string }

type Notice = DataFromCollectionSlug<'public-notices'>
type Tender = DataFromCollectionSlug<'tenders'>
type Meeting = DataFromCollectionSlug<'council-meetings'>

const notices = lists.publicNotices.fields.kind.choice.names
const tenders = lists.tenders.fields.kind.choice.names
const events = lists.tenders.fields.history.inside.kind.choice.names
const meetings = lists.councilMeetings.fields.kind.choice.names
const states = lists.councilMeetings.fields.state.choice.names

const words = {
  until: { en: 'until', mr: 'मुदत' },
  decided: { en: 'Decided', mr: 'निर्णय झाला' },
  corrigendum: { en: 'Corrigendum', mr: 'शुद्धिपत्रक' },
  minutes: { en: 'Minutes', mr: 'इतिवृत्त' },
} satisfies Record<string, Words>

const inBoth = (written: { en?: string | null; mr?: string | null } | null | undefined): Words => {
  const [en, mr] = [written?.en ?? '', written?.mr ?? '']
  return { en: en || mr, mr: mr || en }
}
const joined = (parts: readonly (Words | undefined)[], by: string): Words => ({
  en: parts
    .map((part) => part?.en)
    .filter(Boolean)
    .join(by),
  mr: parts
    .map((part) => part?.mr)
    .filter(Boolean)
    .join(by),
})
const until = (time: string | null | undefined): Words | undefined =>
  time ? joined([words.until, timeWords(time)], ' ') : undefined

const isOver = (time: string | null | undefined, now: Date): boolean =>
  Boolean(time) && new Date(time ?? '') < now

/** A row of a list within a record has an id of letters and digits. */
const rowVersion = (kind: string, id: unknown): string => `${kind} ${String(id ?? '')}`

function ofNotice(notice: Notice, now: Date): News[] {
  const own = { topic: 'notices', record: notice.id, title: inBoth(notice.title), path: notice.link } as const
  const isDecided = Boolean(notice.decision?.en || notice.decision?.mr) || isOver(notice.decided, now)
  const last = notice.corrigenda?.findLast(({ closes }) => closes)?.closes ?? notice.closes
  return [
    ...(isOver(last, now) || isDecided
      ? []
      : [{ ...own, version: 'new', about: joined([notices[notice.kind], until(last)], ', ') }]),
    ...(notice.corrigenda ?? []).map(({ id, closes, text }) => ({
      ...own,
      version: rowVersion('corrigendum', id),
      about: joined([words.corrigendum, until(closes) ?? inBoth(text)], ': '),
    })),
    ...(isDecided ? [{ ...own, version: 'decided', about: words.decided }] : []),
  ]
}

function ofTender(tender: Tender, now: Date): News[] {
  if (!tender.kind) return []
  const topic: MailTopic = tender.kind === 'recruitment' ? 'recruitment' : 'tenders'
  const own = { topic, record: tender.id, title: inBoth(tender.description), path: `/tenders/${tender.id}` }
  return [
    ...(isOver(tender.closes, now)
      ? []
      : [{ ...own, version: 'new', about: joined([tenders[tender.kind], until(tender.closes)], ', ') }]),
    ...(tender.history ?? []).map(({ id, kind }) => ({
      ...own,
      version: rowVersion(kind, id),
      about: events[kind],
    })),
  ]
}

function ofMeeting(meeting: Meeting, now: Date): News[] {
  const own = {
    topic: 'meetings',
    record: meeting.id,
    title: joined([meetings[meeting.kind], dayWords(meeting.day)], ', '),
    path: `/meetings/${meeting.id}`,
  } as const
  const isToCome = dayOf(meeting.day) >= dayOf(now)
  const when = meeting.time ? { en: meeting.time, mr: toMarathiDigits(meeting.time) } : undefined
  return [
    ...(isToCome && !meeting.state
      ? [{ ...own, version: 'new', about: joined([when, inBoth(meeting.place)], ', ') }]
      : []),
    ...(meeting.state ? [{ ...own, version: meeting.state, about: states[meeting.state] }] : []),
    ...(meeting.minutes?.en || meeting.minutes?.mr
      ? [{ ...own, version: 'minutes', about: words.minutes }]
      : []),
  ]
}

/** All that could be told now of what residents see; what has been told before is left out by `noteNews`. */
export async function newsNow(payload: Payload, now: Date): Promise<News[]> {
  const [ofNotices, ofTenders, ofMeetings] = await Promise.all([
    publicRecords(payload, 'public-notices', now),
    publicRecords(payload, 'tenders', now),
    publicRecords(payload, 'council-meetings', now),
  ])
  return [
    ...ofNotices.flatMap((notice) => ofNotice(notice, now)),
    ...ofTenders.flatMap((tender) => ofTender(tender, now)),
    ...ofMeetings.flatMap((meeting) => ofMeeting(meeting, now)),
  ]
}
