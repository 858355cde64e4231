import { usefulRequestSchema } from '@nagardwar/contract'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { readBody } from '../../../api/body.ts'
import { Refusal } from '../../../api/refusal.ts'
import { fresh } from '../../../api/reply.ts'
import { isSitePage } from '../../../api/site-pages.ts'
import { runSql } from '../../../platform/database/sql.ts'
import { say } from '../../../platform/words/sentences.ts'

/** A site has about a hundred pages. More addresses than this in a day are not pages and are not stored. */
const mostPagesADay = 2000

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** A form sends text only. */
const withAnswer = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'useful' in body && typeof body.useful === 'string'
    ? { ...body, useful: { true: true, false: false }[body.useful] }
    : body

/** `POST /useful`: adds one to the counts of a page and day, in a single statement as the visitor counter does. */
export async function countOpinion(payload: Payload, request: Request): Promise<Response> {
  const checked = usefulRequestSchema.safeParse(withAnswer(await readBody(request)))
  if (!checked.success) throw new Refusal(400, 'checkFields')
  const { page, useful } = checked.data
  if (!(await isSitePage(payload, page))) throw new Refusal(404, 'notFound')
  const now = new Date()
  const day = calendar.format(now)
  const stamp = sql.raw(`'${now.toISOString()}'`)
  const [yes, no] = [useful, !useful].map((is) => sql.raw(is ? '1' : '0'))
  const counted = await runSql(
    payload,
    sql`INSERT INTO page_opinions (page, day, useful, not_useful, updated_at, created_at)
     SELECT ${page}, ${day}, ${yes}, ${no}, ${stamp}, ${stamp}
     WHERE EXISTS (SELECT 1 FROM page_opinions WHERE page = ${page} AND day = ${day})
        OR (SELECT count(*) FROM page_opinions WHERE day = ${day}) < ${sql.raw(String(mostPagesADay))}
     ON CONFLICT (page, day) DO UPDATE SET
       useful = page_opinions.useful + excluded.useful,
       not_useful = page_opinions.not_useful + excluded.not_useful,
       updated_at = excluded.updated_at
     RETURNING id`,
  )
  if (counted.length === 0) throw new Refusal(429, 'tooMany', { headers: { 'retry-after': '3600' } })
  return fresh({ message: say('counted', request) })
}
