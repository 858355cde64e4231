import { residentFileLimits } from '@nagardwar/contract/browser'
import { timeLimit } from './time-limit.ts'

/** Where the browser sends a photograph of a report, before the report: a call of the site itself. The body is the file. */
export const photographPath = '/report-photograph'

/** In milliseconds: so long a slow line may take for 500 KB. */
const longestWait = 120_000

/** Hands a photograph over. Answers its token, or as a translation key why it was not taken. Never throws. */
export async function sendPhotograph(
  name: string,
  file: Blob,
): Promise<{ token: string } | { error: unknown }> {
  if (file.size > residentFileLimits.bytes) return { error: 'fileTooLarge' }
  try {
    const response = await fetch(photographPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      },
      body: file,
      signal: timeLimit(longestWait),
    })
    const { token, error } = (await response.json()) as { token?: unknown; error?: unknown }
    return typeof token === 'string' && response.ok ? { token } : { error }
  } catch (error) {
    console.error('A photograph could not be sent', String(error))
    return { error: 'fileFailed' }
  }
}
