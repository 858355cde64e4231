import type { Transparency } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { listHeaders } from '../../api/reply.ts'
import { watchOf } from '../../platform/database/watch-database.ts'
import { boardNow, type Line } from './board.ts'

type WireLine = Transparency['laws'][number]['lines'][number]

/** What residents see of a line: not who stated something, nor where staff fix it. */
const wireOf = (line: Line): WireLine => ({
  key: line.key,
  title: line.title,
  clause: line.clause,
  state: line.state,
  asOf: line.asOf ?? null,
  due: line.due ?? null,
  since: line.since ?? null,
  lacking: line.lacking ?? null,
  page: line.page ?? null,
  owner: line.owner ?? null,
  reason: line.reason ?? null,
})

/** `GET /transparency`: what the law wants public, and how far it is. */
export async function answerTransparency(payload: Payload): Promise<Response> {
  const { at, laws } = await boardNow(payload)
  // Empty lists of a lost database must not replace what the site shows.
  await watchOf(payload)?.check()
  const answer: Transparency = {
    at,
    laws: laws.map(({ key, title, asks, source, lines }) => ({
      key,
      title,
      asks,
      source,
      lines: lines.map(wireOf),
    })),
  }
  return new Response(JSON.stringify(answer), { headers: listHeaders })
}
