import type { Payload } from 'payload'
import { fresh } from '../../api/reply.ts'
import { openingAt } from '../../content/opening/state.ts'
import { watchOf } from '../../platform/database/watch-database.ts'

/** `GET /opening` (contract.md). A database that was just emptied must not open a closed website. */
export async function answerOpening(payload: Payload): Promise<Response> {
  const { certificate: _, ...opening } = await openingAt(payload, new Date())
  await watchOf(payload)?.check()
  return fresh(opening)
}
