import type { Payload } from 'payload'
import { findingsLately } from './findings-now.ts'

/** How many pages and records have a dead link. */
export async function countDeadLinks(payload: Payload): Promise<number> {
  const { internal, external } = (await findingsLately(payload)).of
  return new Set([...internal, ...external].map(({ path }) => path)).size
}
