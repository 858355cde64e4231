import { residentFileLimits } from '@nagardwar/contract'
import { boundedBody, TooLarge, TooSlow } from '@nagardwar/http/bounded-body'
import { clientKey } from '@nagardwar/http/client-address'
import { refuse } from '../http/reply.ts'
import { isFromHere } from '../pages/forms.ts'
import type { KeepFile } from '../resident-files/keep-file.ts'
import { createReadingTurns } from '../resident-files/reading-turns.ts'

/** In milliseconds: a photograph that was made smaller takes 16 seconds over a slow line. */
const longestWait = 120_000

type Options = { keepFile: KeepFile; origin: string }

/** `POST /report-photograph`: hands one photograph to the desk before its report. The answer has its token, or why there is none. */
export function createReportPhotograph({ keepFile, origin }: Options) {
  const inTurn = createReadingTurns()

  async function take(request: Request, client: string): Promise<Response> {
    try {
      const bytes = await boundedBody(request.body, residentFileLimits.bytes, longestWait)
      const kept = await keepFile({ name: nameIn(request.headers), bytes: new Uint8Array(bytes) }, client)
      if ('file' in kept) return answer(kept.file, 201)
      return answer({ error: kept.error }, kept.error === 'fileBusy' ? 429 : 400)
    } catch (error) {
      if (error instanceof TooLarge) return answer({ error: 'fileTooLarge' }, 413)
      return answer({ error: 'fileFailed' }, error instanceof TooSlow ? 408 : 400)
    }
  }

  return async (request: Request, client: string): Promise<Response> => {
    if (!isFromHere(request.headers, origin))
      return refuse(403, 'Photographs of other sites are not accepted.')
    const taken = await inTurn(clientKey(client), () => take(request, client))
    return taken ?? answer({ error: 'fileBusy' }, 429)
  }
}

const answer = (body: object, status: number): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** As RFC 6266 writes it; the desk makes a plain name of it. */
function nameIn(headers: Headers): string {
  const [, encoded = ''] =
    /^attachment; filename\*=UTF-8''([^\s;]{1,900})$/.exec(headers.get('content-disposition') ?? '') ?? []
  try {
    return decodeURIComponent(encoded)
  } catch {
    return ''
  }
}
