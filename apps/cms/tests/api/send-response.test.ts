import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendResponse } from '../../src/api/send-response.ts'

const failures: unknown[] = []
const endless = () =>
  new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      controller.enqueue(new Uint8Array(1024))
    },
  })
const answers: Record<string, () => Response> = {
  '/whole': () => new Response('minutes', { headers: { 'content-length': '7', etag: '"a"' } }),
  '/nothing': () => new Response(null, { status: 304, headers: { etag: '"a"' } }),
  '/endless': () => new Response(endless()),
}
const server = createServer((request, response) => {
  sendResponse(answers[request.url ?? '']?.() ?? new Response(null), response).catch((error) =>
    failures.push(error),
  )
})
let address: string

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('an answer arrives with its size', async () => {
  const response = await fetch(`${address}/whole`)
  expect([response.headers.get('content-length'), await response.text()]).toEqual(['7', 'minutes'])
})

test('an answer without a body stays without one', async () => {
  const response = await fetch(`${address}/nothing`)
  expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, '"a"', ''])
})

test('a reader who goes away is no failure', async () => {
  const gone = new AbortController()
  const response = await fetch(`${address}/endless`, { signal: gone.signal })
  await response.body?.getReader().read()
  gone.abort()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(failures).toEqual([])
})
