import { createLog } from '@nagardwar/http/log'
import { expect, test } from 'vitest'
import { guardRequests, type Handler } from '../../start/request-guard/request-guard.ts'
import { noteSecurity, type SecurityEvent, securityOf, targetOf } from './note-security.ts'

const desk = 'https://desk.council.example'
const isList = (name: string) => name === 'roads' || name === 'users'

/** The lines that the desk writes of a request. */
async function linesOf(
  method: string,
  path: string,
  {
    answer = new Response('{}'),
    account,
    headers = {},
  }: {
    answer?: Response
    account?: number
    headers?: Record<string, string>
  } = {},
) {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  const handler: Handler = async () => answer
  const guard = guardRequests(handler, {
    origins: [desk],
    isStaff: async () => account !== undefined,
    canSendMail: false,
    login: (handle) => handle(),
    note: (request, at, status) => {
      const target = targetOf(at, isList)
      const told = securityOf(target, status)
      const about = { account, method: request.method, target, status }
      if (told) noteSecurity(log, request.headers, 1, { ...told, ...about })
    },
    noteForeign: (request) =>
      noteSecurity(log, request.headers, 1, { event: 'of another site', result: 'refused' }),
  })
  const sent = { 'x-forwarded-for': '203.0.113.7, 127.0.0.1', ...headers }
  const request = new Request(`${desk}/cms-api/${path}`, { method, headers: sent })
  await guard(request, { params: Promise.resolve({ slug: path.split('/') }) })
  return lines
}
const told = async (...asked: Parameters<typeof linesOf>) =>
  (await linesOf(...asked)).map((line) => JSON.parse(line) as { event: SecurityEvent; result: string })

test('says when, who, from where, what and with which result', async () => {
  const answer = new Response('{}', { status: 403 })
  expect(await told('DELETE', 'roads/17', { answer, account: 4 })).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      message: 'Security',
      event: 'refused',
      result: 'refused',
      account: 4,
      from: '203.0.113.7',
      method: 'DELETE',
      target: 'roads',
      status: 403,
    },
  ])
})

test('a login, a failed one and a limited one are told apart', async () => {
  const after = (status: number) => told('POST', 'users/login', { answer: new Response('{}', { status }) })
  expect([await after(200), await after(401), await after(429)].flat()).toMatchObject([
    { event: 'login', result: 'done' },
    { event: 'login', result: 'failed' },
    { event: 'limited', result: 'refused' },
  ])
})

test('a refusal names the list and never what was typed', async () => {
  const [line = ''] = await linesOf('GET', 'asha%20patil/9876543210')
  expect(JSON.parse(line)).toMatchObject({ event: 'refused', target: '*', status: 401 })
  expect(line).not.toMatch(/asha|9876/i)
})

test('a request of another site is told', async () => {
  const foreign = { account: 4, headers: { origin: 'https://evil.example' } }
  expect(await told('POST', 'roads', foreign)).toMatchObject([
    { event: 'of another site', result: 'refused' },
  ])
})

test('what is allowed writes nothing', async () => {
  expect(await linesOf('GET', 'roads', { account: 4 })).toEqual([])
})

test('a line break makes no second line', async () => {
  const headers = { 'x-forwarded-for': '{"level":"error"}, 127.0.0.1' }
  const lines = await linesOf('GET', 'roads%0a{}', { headers })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ from: '127.0.0.1' })
})
