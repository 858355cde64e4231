import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'

/** Where Node's response holds its finished head (`_http_outgoing.js`); `package.json` pins the Node that has it. */
type Inside = { _header: string; _keepAliveTimeout: number }

/** The first lines of an answer that is sent many times, checked and written out once. */
export function readyHead(headers: Readonly<Record<string, string>>): string {
  let head = 'HTTP/1.1 200 OK\r\n'
  for (const [name, value] of Object.entries(headers)) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    head += `${name}: ${value}\r\n`
  }
  return head
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

/**
 * Gives an answer with a body its head. Node would check and join the same lines again for every reader, which is a
 * sixth of the work for a cached page (docs/performance.md).
 */
export function giveHead(response: ServerResponse, head: string): void {
  const inside = response as unknown as Inside
  const seconds = Math.floor(inside._keepAliveTimeout / 1000)
  inside._header = `${head}${dateLine()}Connection: keep-alive\r\nKeep-Alive: timeout=${seconds}\r\n\r\n`
}
