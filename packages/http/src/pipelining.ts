import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies do not pipeline. A connection with more waiting requests is closed. */
const mostWaiting = 32

type Line = { last: ServerResponse; waiting: number }
const lines = new WeakMap<Socket, Line>()

/**
 * Requests that arrive on one connection before earlier ones are answered wait for them. Their answers could not be
 * sent sooner anyway, and one client must not start hundreds of answers at once.
 */
export function inTurn(socket: Socket, response: ServerResponse, work: () => void): void {
  const line = lines.get(socket)
  if (!line) {
    lines.set(socket, { last: response, waiting: 0 })
    work()
    return
  }
  const { last } = line
  line.last = response
  if (last.writableEnded) {
    work()
    return
  }
  if (line.waiting >= mostWaiting) {
    socket.destroy()
    return
  }
  line.waiting++
  last.once('close', () => {
    line.waiting--
    if (!socket.destroyed) work()
  })
}
