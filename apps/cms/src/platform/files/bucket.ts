import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { AwsClient } from 'aws4fetch'
import type { FileStore, Part } from './stored-file.ts'

export type BucketSettings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type Bucket = FileStore & {
  put: (name: string, bytes: Buffer, type: string) => Promise<void>
  /** A file of the disk, of any size, which is read while it is sent. `hash` is its SHA-256. */
  putFile: (name: string, file: string, hash: string) => Promise<void>
  remove: (name: string) => Promise<void>
  /** The names that begin so, in order and after one of them; at most a thousand. */
  names: (beginning: string, after?: string) => Promise<string[]>
  /** Throws if the bucket is missing, not ours, or unreachable. */
  check: () => Promise<void>
}

/** The store of files failed: `code` is its status, or why it could not be reached. */
class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
  readonly code: string
  constructor(method: string, code: string, cause?: unknown) {
    super(`The store of files did not answer ${method} (${code})`, { cause })
    this.code = code
  }
}

type Call = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: Buffer<ArrayBuffer> | Blob
}

// Milliseconds until the answer starts. A body may take as long as its reader.
const usualPatience = { read: 10_000, write: 60_000 }

const reasonOf = (error: unknown): string => {
  const { cause, name } = error as { cause?: { code?: string }; name: string }
  return cause?.code ?? name
}

const rangeOf = (part: Part | undefined): Record<string, string> =>
  part ? { range: `bytes=${part.start}-${part.end}` } : {}

/**
 * A bucket on an S3-compatible server, with path-style addresses (`<endpoint>/<bucket>/<name>`), which all servers
 * support. Only four old calls of the protocol are used.
 */
export function openBucket(settings: BucketSettings, patience = usualPatience): Bucket {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  /** `name` is a file of the bucket, or what is asked of the bucket itself, such as `?list-type=2`. */
  async function ask(name: string, call: Call): Promise<Response> {
    const below = name && !name.startsWith('?') ? `/${encodeURIComponent(name)}` : name
    const request = await signer.sign(`${endpoint}/${bucket}${below}`, call)
    // Added after signing, because proxies change it. A compressed answer would not have the file's size.
    request.headers.set('accept-encoding', 'identity')
    const waiting = new AbortController()
    const limit = setTimeout(() => waiting.abort(), call.body ? patience.write : patience.read)
    try {
      // A store of files sends nobody elsewhere, least of all with our signature.
      return await fetch(request, { signal: waiting.signal, cache: 'no-store', redirect: 'manual' })
    } catch (error) {
      throw new StoreUnavailable(call.method, reasonOf(error), error)
    } finally {
      clearTimeout(limit)
    }
  }

  /** The answer if it is successful; of an error only the status is kept. */
  async function demand(name: string, call: Call): Promise<Response> {
    const response = await ask(name, call)
    if (response.ok) return response
    await response.body?.cancel()
    throw new StoreUnavailable(call.method, String(response.status))
  }

  async function read(name: string, part?: Part): Promise<ReadableStream> {
    const { body } = await demand(name, { method: 'GET', headers: rangeOf(part) })
    return body ?? new Blob().stream()
  }

  return {
    async find(name) {
      const response = await ask(name, { method: 'HEAD' })
      if (response.status === 404) return undefined
      if (!response.ok) throw new StoreUnavailable('HEAD', String(response.status))
      return {
        size: Number(response.headers.get('content-length')),
        modified: new Date(response.headers.get('last-modified') ?? 0),
        read: (part) => read(name, part),
        close: async () => {},
      }
    },
    async put(name, bytes, type) {
      const body = Buffer.from(bytes)
      const mark = createHash('sha256').update(body).digest('hex')
      // With a hash of the bytes in the signature, the server refuses a damaged upload.
      await demand(name, {
        method: 'PUT',
        body,
        headers: { 'content-type': type, 'x-amz-content-sha256': mark },
      })
    },
    async putFile(name, file, hash) {
      const body = await openAsBlob(file)
      const headers = { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': hash }
      await demand(name, { method: 'PUT', body, headers })
    },
    async names(beginning, after = '') {
      const asked = new URLSearchParams({ 'list-type': '2', prefix: beginning, 'start-after': after })
      const answer = await (await demand(`?${asked}`, { method: 'GET' })).text()
      return [...answer.matchAll(/<Key>([\w.-]+)<\/Key>/g)].map(([, name]) => name ?? '')
    },
    async remove(name) {
      await demand(name, { method: 'DELETE' })
    },
    async check() {
      await demand('', { method: 'HEAD' })
    },
  }
}
