import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { type Encoding, encodingFor, encodings } from './encoding.ts'
import { etagMatches } from './etag.ts'
import { type ReadyAnswer, readyHead, sendReady } from './ready-head.ts'

type Form = ReadyAnswer & { etag: string; headers: string[]; notModified: string[] }

/** An answer made once and sent to many: each encoding with its bytes, its validator and its header lines. */
export type Representation = {
  status: number
  hash: string
  bytes: number
  forms: Record<Encoding, Form>
  /** The plain bytes are made anew for the few clients that take no encoding. */
  isCompact?: boolean
}
type Headers = Record<string, string>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function represent(status: number, text: string, headers: Headers): Promise<Representation> {
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    zip(identity, { level: 6 }),
  ])
  return arrange(status, { br, gzip: gzipped, identity }, headers)
}

/**
 * The same answer for one that stays: its Brotli form is a tenth smaller, for ten to twenty times the work, and its plain
 * bytes, which are as many as six Brotli forms, are let go. It keeps its validator, since the text is the same and
 * parts of it are never sent.
 */
export async function compacted(answer: Representation): Promise<Representation> {
  const { identity, gzip: zipped } = answer.forms
  const body = await brotli(plainOf(answer), { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })
  const headers = Object.fromEntries(pairs(identity.notModified))
  return {
    ...answer,
    bytes: body.length + zipped.body.length,
    forms: {
      br: form('br', body, answer.hash, headers),
      gzip: zipped,
      identity: { ...identity, body: nothing },
    },
    isCompact: true,
  }
}

const nothing = Buffer.alloc(0)

const plainOf = ({ forms, isCompact }: Representation): Buffer =>
  isCompact ? gunzipSync(forms.gzip.body) : forms.identity.body

/** Whether an answer can be written without further work. */
export const isReadyFor = ({ isCompact }: Representation, { headers }: IncomingMessage): boolean =>
  !isCompact || encodingFor(headers['accept-encoding'] as string | undefined) !== 'identity'

/** The same for bytes that are already compressed. */
export function arrange(status: number, bodies: Record<Encoding, Buffer>, headers: Headers): Representation {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)
  const entries = encodings.map((encoding) => [encoding, form(encoding, bodies[encoding], hash, headers)])
  const bytes = bodies.br.length + bodies.gzip.length + bodies.identity.length
  return { status, hash, bytes, forms: Object.fromEntries(entries) as Record<Encoding, Form> }
}

function form(encoding: Encoding, body: Buffer, hash: string, headers: Headers): Form {
  const etag = `"${hash}-${encoding}"`
  const kept: Headers = { vary: 'accept-encoding', ...headers, etag }
  const sent: Headers = { ...kept, 'content-length': String(body.length) }
  if (encoding !== 'identity') sent['content-encoding'] = encoding
  const head = readyHead(sent)
  return {
    body,
    etag,
    headers: head.headers,
    head,
    notModified: Object.entries(kept).flat(),
  }
}

/** Writes the encoding that the client accepts directly to its connection. */
export function send(answer: Representation, request: IncomingMessage, response: ServerResponse): void {
  const chosen = answer.forms[encodingFor(request.headers['accept-encoding'] as string | undefined)]
  if (answer.status === 200 && etagMatches(request.headers['if-none-match'], chosen.etag))
    response.writeHead(304, chosen.notModified).end()
  else if (request.method === 'HEAD') response.writeHead(answer.status, chosen.headers).end()
  else if (answer.status === 200) sendReady(response, chosen)
  else response.writeHead(answer.status, chosen.headers).end(chosen.body)
}

/** The same answer as a `Response`. */
export function toResponse(answer: Representation, request: Request): Response {
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? undefined)
  const chosen = answer.forms[encoding]
  if (answer.status === 200 && etagMatches(request.headers.get('if-none-match'), chosen.etag))
    return new Response(null, { status: 304, headers: pairs(chosen.notModified) })
  const bytes = encoding === 'identity' ? () => plainOf(answer) : () => chosen.body
  const body = request.method === 'HEAD' ? null : new Uint8Array(bytes())
  return new Response(body, { status: answer.status, headers: pairs(chosen.headers) })
}

const pairs = (flat: string[]): [string, string][] =>
  flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : []))
