import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { runSql } from './sql.ts'

type Opinion = { page: string; useful: boolean; day: string; most: number }

/** Adds one to the counts of a page and day. False where more pages than `most` were named that day. */
export async function addOpinion(payload: Payload, { page, useful, day, most }: Opinion): Promise<boolean> {
  const stamp = sql.raw(`'${new Date().toISOString()}'`)
  const [yes, no] = [useful, !useful].map((is) => sql.raw(is ? '1' : '0'))
  const counted = await runSql(
    payload,
    sql`INSERT INTO page_opinions (page, day, useful, not_useful, updated_at, created_at)
     SELECT ${page}, ${day}, ${yes}, ${no}, ${stamp}, ${stamp}
     WHERE EXISTS (SELECT 1 FROM page_opinions WHERE page = ${page} AND day = ${day})
        OR (SELECT count(*) FROM page_opinions WHERE day = ${day}) < ${sql.raw(String(most))}
     ON CONFLICT (page, day) DO UPDATE SET
       useful = page_opinions.useful + excluded.useful,
       not_useful = page_opinions.not_useful + excluded.not_useful,
       updated_at = excluded.updated_at
     RETURNING id`,
  )
  return counted.length > 0
}
