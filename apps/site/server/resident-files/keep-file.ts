import {
  type ResidentFile,
  type ResidentFileError,
  residentFileErrors,
  residentFileSchema,
  serverCallPaths,
} from '@nagardwar/contract'
import { boundedBody } from '@nagardwar/http/bounded-body'
import { clientKey } from '@nagardwar/http/client-address'
import { type Log, reasonOf } from '@nagardwar/http/log'
import type { RateLimit } from '@nagardwar/http/rate-limit'
import { requestIdHeader } from '@nagardwar/http/request-context'
import type { Upstream } from '../upstream/upstream.ts'

/** A file that the desk has, or why it has it not. */
export type Kept = { file: ResidentFile } | { error: ResidentFileError | 'fileBusy' | 'fileFailed' }
export type KeepFile = (
  file: { name: string; bytes: Uint8Array<ArrayBuffer> },
  client: string,
) => Promise<Kept>

type Options = { upstream: Upstream; limit: RateLimit; log: Log }

/** In milliseconds: the desk searches a file for viruses, and draws a photograph anew, one after the other. */
const patience = 90_000
const longestAnswer = 10_000
const mostAnswered = 4096

async function answerIn(response: Response): Promise<unknown> {
  try {
    return JSON.parse((await boundedBody(response.body, mostAnswered, longestAnswer)).toString())
  } catch {
    // No answer of the desk's own.
    return undefined
  }
}

function errorIn(answer: unknown): ResidentFileError | 'fileFailed' {
  const { errors } = (answer ?? {}) as { errors?: { file?: unknown } }
  return residentFileErrors.find((error) => error === errors?.file) ?? 'fileFailed'
}

/** Sends a file of a resident to the desk. The site itself never opens one, and keeps none. */
export function createKeepFile({ upstream, limit, log }: Options): KeepFile {
  return async ({ name, bytes }, client) => {
    const turn = await limit(clientKey(client))
    if (!turn.isAllowed) return { error: 'fileBusy' }
    try {
      const response = await upstream(serverCallPaths.residentFile, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
          'x-forwarded-for': client,
          ...requestIdHeader(),
        },
        body: bytes,
        patience,
      })
      const answer = await answerIn(response)
      if (response.status === 429) return { error: 'fileBusy' }
      if (response.status === 413) return { error: 'fileTooLarge' }
      const file = residentFileSchema.safeParse(response.ok ? answer : undefined)
      return file.success ? { file: file.data } : { error: errorIn(answer) }
    } catch (error) {
      log.warn('A file of a resident could not be passed on', { reason: reasonOf(error) })
      return { error: 'fileFailed' }
    }
  }
}
