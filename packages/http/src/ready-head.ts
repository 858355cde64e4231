import { IncomingMessage, ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'

/**
 * Where Node's response has its finished header text, and whether that was sent (`_http_outgoing.js`). Private:
 * `worksHere` checks it.
 */
type Inside = { _header: string | null; _headerSent: boolean; _keepAliveTimeout: number }

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

/** Sends a test response whose header stands before its body, and reads what Node would write. */
function worksHere(): boolean {
  const probe = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'
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
    const isAsKnown =
      inside._header === null && inside._headerSent === false && typeof inside._keepAliveTimeout === 'number'
    inside._header = probe
    inside._headerSent = true
    response.end(Buffer.from(probe))
    return isAsKnown && response.headersSent && written === probe
  } catch {
    return false
  }
}

/**
 * Whether prepared headers work. If Node changes internally, answers use the normal way: correct, and a little
 * slower.
 */
export const isSetByHand = worksHere()

/** An answer with status 200 that is sent many times. `whole` is there once it was sent by hand. */
export type ReadyAnswer = { head: ReadyHead; body: Buffer; whole?: Whole }

/** Head and body in one piece. `isHeld`: a slow reader has not taken all of it yet. */
type Whole = { bytes: Buffer; second: number; timeout: number; isHeld: boolean }

/**
 * Sends an answer with status 200 and a body. Node would check and join the same lines for every reader, and write
 * head and body as two pieces, which is more than a fifth of the work for a cached page (docs/performance.md).
 */
export function sendReady(response: ServerResponse, answer: ReadyAnswer, byHand = isSetByHand): void {
  if (!byHand || !response.shouldKeepAlive) {
    response.writeHead(200, answer.head.headers).end(answer.body)
    return
  }
  const inside = response as unknown as Inside
  const whole = wholeOf(answer, Math.floor(inside._keepAliveTimeout / 1000))
  inside._header = answer.head.text
  inside._headerSent = true
  response.end(whole.bytes)
  if (response.socket?.writableLength !== 0) whole.isHeld = true
}

/** The date has always the same length, so it is written over the last one. What a reader still takes is not changed. */
function wholeOf(answer: ReadyAnswer, timeout: number): Whole {
  const second = Math.floor(Date.now() / 1000)
  const { whole, head } = answer
  if (whole?.second === second && whole.timeout === timeout) return whole
  const lines = `Date: ${dateAt(second)}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${timeout}\r\n\r\n`
  if (whole && !whole.isHeld && whole.timeout === timeout) {
    whole.bytes.write(lines, head.text.length, 'latin1')
    whole.second = second
    return whole
  }
  const bytes = Buffer.concat([Buffer.from(head.text + lines, 'latin1'), answer.body])
  answer.whole = { bytes, second, timeout, isHeld: false }
  // The body is kept once.
  answer.body = bytes.subarray(bytes.length - answer.body.length)
  return answer.whole
}

let known = { second: 0, date: '' }

function dateAt(second: number): string {
  if (known.second !== second) known = { second, date: new Date(second * 1000).toUTCString() }
  return known.date
}
