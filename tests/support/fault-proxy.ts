import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const json = { 'content-type': 'application/json' }

/** Faults between the site and the desk, as answers to a request. */
const faults = {
  500: (response: ServerResponse) => response.writeHead(500, json).end('{"message":"Something broke"}'),
  HTML: (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>'),
  'half a body': (response: ServerResponse) => {
    response.writeHead(200, { ...json, 'content-length': '1000' }).write('[{"id":1,')
    setTimeout(() => response.destroy(), 20)
  },
  'wrong types': (response: ServerResponse) =>
    response.writeHead(200, json).end('[1, null, {"id": {}}, "road"]'),
}
export type Fault = keyof typeof faults
export const allFaults = Object.keys(faults) as Fault[]

/** Milliseconds by which a slow desk is late: less than the site waits, more than a page takes on a busy machine. */
export const slowness = 4000

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>

/**
 * A proxy between the site and the desk that forwards requests, perhaps late, or answers with a fault. `lacks` are paths
 * that it does not have.
 */
export async function startFaultProxy(deskPort: number, { lacks = [] as string[] } = {}) {
  let mood: 'well' | 'slow' | Fault = 'well'
  const passOn = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url: path, headers } = incoming
    const onward = ask({ host: '127.0.0.1', port: deskPort, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }
  const server = createServer((incoming, outgoing) => {
    if (lacks.some((path) => incoming.url?.startsWith(path))) return outgoing.writeHead(404, json).end('{}')
    if (mood === 'well') return passOn(incoming, outgoing)
    if (mood === 'slow') return setTimeout(passOn, slowness, incoming, outgoing)
    incoming.resume()
    faults[mood](outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    become(next: typeof mood) {
      mood = next
      server.closeAllConnections()
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
