import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

let api: Awaited<ReturnType<typeof startFakeApi>>
let site: TestSite
beforeAll(async () => {
  api = await startFakeApi()
  site = await startTestSite({ apiRoot: api.root })
  // From here on the page comes from memory.
  await site.get('/roads')
})
afterAll(async () => {
  await site.stop()
  await api.stop()
})

/** Everything received over one connection until the other side closes it. */
const converse = (...requests: string[]) =>
  new Promise<string>((resolve, reject) => {
    let heard = ''
    const socket = connect(site.port, '127.0.0.1', () => socket.write(requests.join('')))
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('end', () => resolve(heard))
    socket.on('error', reject)
  })
const ask = (line: string, ...headers: string[]) => [line, 'Host: a', ...headers, '', ''].join('\r\n')
const last = ask('GET /nothing HTTP/1.1', 'Connection: close')
/** Each answer by its head and the length of its body. */
function answersIn(text: string): { head: string; body: string }[] {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  if (head === '') return []
  const after = rest.join('\r\n\r\n')
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  return [{ head, body: after.slice(0, length) }, ...answersIn(after.slice(length))]
}

describe('a page from memory', () => {
  test('is answered as often as it is asked for over one connection, with the same lines as by Node itself', async () => {
    const page = ask('GET /roads HTTP/1.1')
    const answers = answersIn(await converse(page, page, last))
    expect(answers.map(({ head }) => head.split('\r\n')[0])).toEqual([
      'HTTP/1.1 200 OK',
      'HTTP/1.1 200 OK',
      'HTTP/1.1 404 Not Found',
    ])
    const namesOf = (head: string) =>
      head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(': ')[0])
    const plain = answersIn(await converse(ask('GET /roads HTTP/1.1', 'Connection: close')))[0]
    expect(answers[0]?.body).toBe(plain?.body)
    expect(answers[0]?.head).toMatch(
      /\r\nDate: [A-Z][a-z]{2}, .+ GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=65$/,
    )
    expect(namesOf(answers[0]?.head ?? '')).toEqual([...namesOf(plain?.head ?? ''), 'Keep-Alive'])
  })

  test.each([
    ['asked to close', ask('GET /roads HTTP/1.1', 'Connection: close')],
    ['spoken to in HTTP/1.0', ask('GET /roads HTTP/1.0')],
  ])('closes the connection when %s', async (_when, request) => {
    const answers = answersIn(await converse(request))
    expect(answers).toHaveLength(1)
    expect(answers[0]?.head).toContain('Connection: close')
    expect(answers[0]?.body).toContain('Asphalt roads')
  })

  test('sends no body to whoever asks for the head alone, or has it', async () => {
    const head = answersIn(await converse(ask('HEAD /roads HTTP/1.1', 'Connection: close')))[0]
    const etag = /etag: (.+)/.exec(head?.head ?? '')?.[1] ?? ''
    expect(head?.body).toBe('')
    const known = await converse(ask('GET /roads HTTP/1.1', `If-None-Match: ${etag}`), last)
    expect(known).toMatch(/^HTTP\/1\.1 304 [\s\S]*?\r\n\r\nHTTP\/1\.1 /)
  })
})
