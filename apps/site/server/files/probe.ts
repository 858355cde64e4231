import type { FileFacts } from '@nagardwar/contract'
import type { Upstream } from '../upstream/upstream.ts'
import { fileType, readFilePath } from './file-path.ts'

/** A picture has its size at the start; a photograph with a large embedded preview has it later. */
const beginnings = [64 * 1024, 1024 * 1024]

/** Asks the API for the size of a file and, for a picture, its width and height. */
export function createProbe(upstream: Upstream) {
  return async (path: string): Promise<FileFacts> => {
    const safe = readFilePath(path)
    if (!safe) return {}
    if (!fileType(safe)?.startsWith('image/')) return sizeOfDocument(upstream, safe)
    for (const length of beginnings) {
      const response = await answered(upstream, safe, { headers: { range: `bytes=0-${length - 1}` } })
      const size = await sizeOf(await beginning(response, length))
      if (size) return { ...bytesOf(response), ...size }
    }
    return {}
  }
}

/**
 * Some servers, including Next.js, send no length for HEAD. A range request for the first byte gives the total
 * length.
 */
async function sizeOfDocument(upstream: Upstream, path: string): Promise<FileFacts> {
  const facts = bytesOf(await answered(upstream, path, { method: 'HEAD' }))
  if (facts.bytes) return facts
  const first = await answered(upstream, path, { headers: { range: 'bytes=0-0' } })
  await first.body?.cancel()
  return bytesOf(first)
}

async function answered(upstream: Upstream, path: string, init: RequestInit): Promise<Response> {
  const response = await upstream(path, init)
  if (response.ok) return response
  await response.body?.cancel()
  throw new Error(`The API answered ${response.status}`)
}

function bytesOf({ headers }: Response): FileFacts {
  const whole = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length')
  const bytes = Number(whole ?? Number.NaN)
  return Number.isSafeInteger(bytes) && bytes > 0 ? { bytes } : {}
}

/** The first bytes of an answer, also from a server that ignores ranges and sends the whole file. */
async function beginning(response: Response, length: number): Promise<Buffer> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  while (reader && size < length) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    size += value.length
  }
  await reader?.cancel()
  return Buffer.concat(chunks).subarray(0, length)
}

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  // Loaded with the first unknown picture: after a restart all are known.
  const { decoder } = await import('../decoder/decoder.ts')
  try {
    const { autoOrient } = await decoder(bytes, { failOn: 'none' }).metadata()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    // The file is incomplete or not a picture; sharp can only throw.
    return undefined
  }
}
