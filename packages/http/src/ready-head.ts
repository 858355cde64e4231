import { IncomingMessage, ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'

/** Where Node's response has its finished header text (`_http_outgoing.js`). Private: `worksHere` checks it. */
type Inside = { _header: string | null; _keepAliveTimeout: number }

/** The header of an answer that is sent many times: in Node's form, and as finished text. */
export type ReadyHead = { headers: string[]; text: string }

export function readyHead(headers: Readonly<Record<string, string>>): ReadyHead {
  let text = 'HTTP/1.1 200 OK\r\n'
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    text += `${name}: ${value}\r\n`
  }
  return { headers: Object.entries(headers).flat(), text }
}

let second = 0
let date = ''

function dateLine(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    date = `Date: ${new Date(now * 1000).toUTCString()}\r\n`
  }
  return date
}

/** Sends a test response with a prepared header, and reads what Node would write. */
function worksHere(): boolean {
  const probe = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n'
  let written = ''
  const socket = new Writable({
    write(chunk, _encoding, done) {
      written += chunk
      done()
    },
  })
  try {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    response.assignSocket(socket as unknown as Socket)
    const inside = response as unknown as Inside
    const isAsKnown = inside._header === null && typeof inside._keepAliveTimeout === 'number'
    inside._header = probe
    response.end('ok')
    return isAsKnown && response.headersSent && written === `${probe}ok`
  } catch {
    return false
  }
}

/**
 * Whether prepared headers work. If Node changes internally, answers use the normal way: correct, and a little
 * slower.
 */
export const isSetByHand = worksHere()

/**
 * Writes the header of an answer with status 200 and a body. Node would check and join the same lines for every
 * reader, which is a sixth of the work for a cached page (docs/performance.md).
 */
export function writeReadyHead(response: ServerResponse, head: ReadyHead, byHand = isSetByHand): void {
  if (!byHand || !response.shouldKeepAlive) {
    response.writeHead(200, head.headers)
    return
  }
  const inside = response as unknown as Inside
  const seconds = Math.floor(inside._keepAliveTimeout / 1000)
  inside._header = `${head.text}${dateLine()}Connection: keep-alive\r\nKeep-Alive: timeout=${seconds}\r\n\r\n`
}
