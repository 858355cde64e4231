import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exampleFetch, exampleRoot } from '@nagardwar/contract/examples'

/** Faults of an API that somebody else runs. */
export const troubles = ['dead', 'hung', '500', 'html', 'half a body', 'wrong types', 'no list'] as const
export type Mood = 'well' | 'absent' | (typeof troubles)[number]

export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>

/** An API on a real port that answers with the examples of the contract, or with the chosen fault. */
export async function startFakeApi() {
  const ask = exampleFetch()
  const asked: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[] = []
  const answers = new Map<string, () => Response | Promise<Response>>()
  let mood: Mood = 'well'

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const path = request.url ?? ''
    asked.push({ method: request.method ?? '', path, headers: request.headers, body })
    if (mood !== 'well') return behave(mood, response)
    const own = answers.get(path.replace(/^\/api/, '').split('?')[0] ?? '')
    await copy(own ? await own() : await wellAnswer(ask, path, request.method ?? 'GET', body), response)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo

  return {
    root: `http://127.0.0.1:${port}/api`,
    asked,
    /** Overrides the answer of one path. */
    answers,
    async become(next: Mood): Promise<void> {
      mood = next
      server.closeAllConnections()
      if (next === 'dead') await new Promise((resolve) => server.close(resolve))
      else if (!server.listening) await listen(port)
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}

function wellAnswer(ask: typeof fetch, path: string, method: string, body: string): Promise<Response> {
  const isPlain = method === 'GET' || method === 'HEAD'
  return ask(exampleRoot.replace('/api', '') + path, {
    method: method === 'HEAD' ? 'GET' : method,
    ...(isPlain ? {} : { body }),
  })
}

async function copy(from: Response, to: ServerResponse): Promise<void> {
  const body = Buffer.from(await from.arrayBuffer())
  to.writeHead(from.status, { ...Object.fromEntries(from.headers), 'content-length': body.length }).end(body)
}

function behave(mood: Mood, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' }
  if (mood === 'absent') response.writeHead(404, json).end('{"message":"Not here"}')
  else if (mood === '500') response.writeHead(500, json).end('{"message":"Something broke"}')
  else if (mood === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Apache</h1>')
  else if (mood === 'wrong types') response.writeHead(200, json).end('[1, null, {"id": {}}, "road"]')
  else if (mood === 'no list') response.writeHead(200, json).end('{"error":"maintenance"}')
  else if (mood === 'half a body') {
    response.writeHead(200, { ...json, 'content-length': '1000' }).write('[{"id":1,')
    setTimeout(() => response.destroy(), 20)
  }
  // A hung API never answers.
}
