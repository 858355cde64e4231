import type { MailTopic } from '@nagardwar/contract'
import type { Payload } from 'payload'
import type { Day } from '../dates/days.ts'
import { runSql } from './sql.ts'

/** Something of a record that is told once: that it is there, or what became of it. */
export type NewsKey = { topic: MailTopic; record: number; version: string }

/** What was there before the first digest belongs to no day. */
const before = 'before'
const begun = { topic: 'begun', record: 0, version: '' }

type Given = { topic: string; record: number; version: string }

/** Versions have letters, digits, dashes and spaces only. */
const inSql = ({ topic, record, version }: Given, day: string, now: string): string =>
  `('${topic}', ${record}, '${version.replace(/[^A-Za-z0-9 -]/g, '')}', '${day}', '${now}', '${now}')`

async function store(payload: Payload, news: readonly Given[], day: string): Promise<void> {
  const now = new Date().toISOString()
  for (let first = 0; first < news.length; first += 500)
    await runSql(
      payload,
      `INSERT INTO mail_news (topic, record, version, day, updated_at, created_at)
       VALUES ${news.slice(first, first + 500).map((each) => inSql(each, day, now))}
       ON CONFLICT (topic, record, version) DO NOTHING`,
    )
}

/**
 * Notes for a day what has not been told before. The first time everything that is there counts as told: nobody gets
 * a mail about the years before.
 */
export async function noteNews(payload: Payload, news: readonly NewsKey[], day: Day): Promise<void> {
  const isBegun =
    (await runSql(payload, `SELECT 1 AS one FROM mail_news WHERE topic = '${begun.topic}'`)).length > 0
  await store(payload, news, isBegun ? day : before)
  if (!isBegun) await store(payload, [begun], before)
}

export async function newsOf(payload: Payload, day: Day): Promise<NewsKey[]> {
  const rows = await runSql(
    payload,
    `SELECT topic, record, version FROM mail_news WHERE day = '${day}' ORDER BY id`,
  )
  return rows.map(({ topic, record, version }) => ({
    topic: topic as MailTopic,
    record: Number(record),
    version: String(version),
  }))
}
