import type { Payload } from 'payload'
import { type NewsKey, newsOf } from '../../platform/database/mail-news.ts'
import type { Day } from '../../platform/dates/days.ts'
import { type News, newsNow } from './news.ts'

/** So long a digest is sent as it was read: it goes to thousands within minutes. */
const life = 30_000

type Read = { at: number; news: News[] }
const known = new WeakMap<Payload, Map<number, Read>>()

const keyOf = ({ topic, record, version }: NewsKey): string => `${topic} ${record} ${version}`

/** The news of a day as residents may see it now: what was withdrawn is left out. `batch` is the number of its mails. */
export async function newsOfDay(payload: Payload, batch: number, day: Day): Promise<News[]> {
  const read = known.get(payload)?.get(batch)
  if (read && performance.now() - read.at < life) return read.news
  const keys = new Set((await newsOf(payload, day)).map(keyOf))
  const news = (await newsNow(payload, new Date())).filter((each) => keys.has(keyOf(each)))
  // Only the digest that goes out now is kept.
  known.set(payload, new Map([[batch, { at: performance.now(), news }]]))
  return news
}
