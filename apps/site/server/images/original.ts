import { boundedBody } from '@nagardwar/http/bounded-body'
import type { Upstream } from '../upstream/upstream.ts'

const largestOriginal = 25 * 1024 ** 2
const longestDownload = 15_000

/** The API has no such file. */
export class Missing extends Error {}

/** Asks the API for a picture as it was uploaded. */
export const originals =
  (upstream: Upstream) =>
  async (path: string): Promise<Buffer> => {
    const response = await upstream(path)
    if (response.ok) return boundedBody(response.body, largestOriginal, longestDownload)
    await response.body?.cancel()
    if (response.status === 404 || response.status === 410) throw new Missing()
    throw new Error(`The API answered ${response.status}`)
  }
