import { callPaths } from '@nagardwar/contract'
import type { Fetcher } from './bounded-fetch.ts'

const bounds = { mostBytes: 64 * 1024, timeout: 60_000 }

/** How many visitors a server has counted; undefined where it does not say. */
export async function readVisitorCount(fetcher: Fetcher, root: string): Promise<number | undefined> {
  const got = await fetcher(root + callPaths.visitorCount, bounds)
  if (got.status !== 'ok') return undefined
  try {
    const { count } = JSON.parse(got.bytes.toString('utf8')) as { count?: unknown }
    const number = typeof count === 'string' && count.trim() !== '' ? Number(count) : count
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}
