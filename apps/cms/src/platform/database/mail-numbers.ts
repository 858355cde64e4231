import { type MailTopic, mailTopics } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { runSql } from './sql.ts'

const day = 24 * 60 * 60_000

/** How many subscribe, what waits and what became of the mails of the last seven days. No address is in it. */
export type MailNumbers = {
  topics: { topic: MailTopic; en: number; mr: number }[]
  unconfirmed: number
  /** They were refused within the last 30 days. */
  stopped: number
  waiting: number
  sentToday: number
  sent: number
  unsure: number
  refused: number
}

export async function mailNumbers(payload: Payload, now = new Date()): Promise<MailNumbers> {
  const dayAgo = new Date(now.getTime() - day).toISOString()
  const sums = mailTopics.map(
    (topic) => `coalesce(sum(CASE WHEN topics LIKE '% ${topic} %' THEN 1 ELSE 0 END), 0) AS ${topic}`,
  )
  const perLanguage = await runSql(
    payload,
    `SELECT language, ${sums} FROM mail_subscriptions WHERE state = 'confirmed' GROUP BY language`,
  )
  const states = await runSql(
    payload,
    'SELECT state, count(*) AS count FROM mail_subscriptions GROUP BY state',
  )
  const deliveries = await runSql(
    payload,
    `SELECT state, count(*) AS count, sum(CASE WHEN updated_at > '${dayAgo}' THEN 1 ELSE 0 END) AS today
     FROM mail_deliveries GROUP BY state`,
  )
  const of = (rows: typeof states, ...wanted: string[]): number =>
    rows
      .filter(({ state }) => wanted.includes(String(state)))
      .reduce((sum, { count }) => sum + Number(count), 0)
  const spoken = (topic: MailTopic, language: 'en' | 'mr'): number =>
    Number(perLanguage.find((row) => row.language === language)?.[topic] ?? 0)
  return {
    topics: mailTopics.map((topic) => ({ topic, en: spoken(topic, 'en'), mr: spoken(topic, 'mr') })),
    unconfirmed: of(states, 'unconfirmed'),
    stopped: of(states, 'stopped'),
    waiting: of(deliveries, 'waiting', 'claimed', 'sending'),
    sentToday: Number(deliveries.find(({ state }) => state === 'sent')?.today ?? 0),
    sent: of(deliveries, 'sent'),
    unsure: of(deliveries, 'unsure'),
    refused: of(deliveries, 'refused'),
  }
}
