import { afterEach, expect, test, vi } from 'vitest'
import { sealedPhotographPath } from '../../app/api/sealed-photograph.ts'
import { seal, sealFile } from '../../app/feedback/seal.ts'
import { sealedFeedbackPath } from '../../app/feedback/sealing.ts'
import { siteThatTakesReports, token, typed } from '../testing/site-that-takes-reports.ts'
import { startTestSite } from '../testing/test-site.ts'
import { createFeedbackKeys } from './keys/feedback-keys.ts'
import { largestSealed } from './sealed-photograph.ts'

const secret = 'a-key-of-the-council-000000000001'
const { its, sentToDesk, toDesk } = siteThatTakesReports({ FEEDBACK_KEY: secret })
afterEach(() => void vi.unstubAllGlobals())

/** What a page does in the browser that has the public key of a council. */
function inBrowser<T>(work: () => Promise<T>, key = secret): Promise<T> {
  const { publicKey } = createFeedbackKeys([key])
  vi.stubGlobal('document', { documentElement: { dataset: { feedbackKey: publicKey } } })
  return work()
}
const sealed = (text: string, key?: string) => inBrowser(() => sealFile(new TextEncoder().encode(text)), key)
const handOver = (body: string, headers: Record<string, string> = {}) =>
  its.site.post(sealedPhotographPath, body, { 'content-type': 'application/jose', ...headers })

test('a photograph goes to the desk as it was, under no name of the phone, and its token comes back', async () => {
  const answer = await handOver(await sealed('bytes of a photograph'))
  expect([answer.status, JSON.parse(answer.text)]).toEqual([201, { token }])
  expect(answer.headers['cache-control']).toBe('no-store')
  const [asked] = toDesk('/resident-file')
  expect(asked?.body).toBe('bytes of a photograph')
  expect(asked?.headers['content-disposition']).toBe("attachment; filename*=UTF-8''photograph")
})

test('the report that comes after it names it', async () => {
  const { website: _, ...written } = typed
  const report = { ...written, kind: 1, ward: null, latitude: null, longitude: null, photographs: [] }
  const body = { sealed: await inBrowser(() => seal(report)), photographs: [token] }
  const send = (sent: object) =>
    its.site.post(sealedFeedbackPath, JSON.stringify(sent), {
      'content-type': 'application/json',
      'idempotency-key': 'k-1',
    })
  expect((await send(body)).status).toBe(201)
  expect(sentToDesk()).toEqual([{ ...report, photographs: [token] }])
  expect((await send({ ...body, photographs: ['../../etc'] })).status).toBe(400)
  expect((await send({ ...body, photographs: [token, token, token, token] })).status).toBe(400)
  expect(sentToDesk()).toHaveLength(1)
})

test.each([
  ['that the desk never takes', () => Response.json({ errors: { file: 'fileKind' } }, { status: 400 }), 400],
  [
    'that cannot be searched for viruses now',
    () => Response.json({ errors: { file: 'fileNotSearched' } }, { status: 400 }),
    503,
  ],
  ['of a client that sends too many', () => new Response('', { status: 429 }), 429],
  ['at which the desk fails', () => new Response('<h1>', { status: 500 }), 503],
])('a photograph %s is answered so that the device knows what to do', async (_what, desk, status) => {
  its.api.answers.set('/resident-file', desk)
  expect((await handOver(await sealed('bytes'))).status).toBe(status)
})

test('what is sealed for another council, is no photograph, or is too large, goes nowhere', async () => {
  const foreign = await sealed('bytes', 'a-key-of-another-council-000000002')
  for (const body of [foreign, 'bytes', '']) expect((await handOver(body)).status).toBe(422)
  expect((await handOver('x'.repeat(largestSealed + 1))).status).toBe(413)
  expect((await handOver(await sealed('x'), { origin: 'https://evil.example' })).status).toBe(403)
  expect(toDesk('/resident-file')).toEqual([])
})

test('one client has a limit, which what opens nothing counts for too', async () => {
  await its.site.stop()
  const env = { FEEDBACK_KEY: secret, FEEDBACK_PER_MINUTE: '2' }
  its.site = await startTestSite({ apiRoot: its.api.root, env })
  const statuses: number[] = []
  for (let sent = 0; sent < 7; sent++) statuses.push((await handOver('bytes')).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429])
})

test('where the council has no key nothing opens', async () => {
  await its.site.stop()
  its.site = await startTestSite({ apiRoot: its.api.root })
  expect((await handOver(await sealed('bytes'))).status).toBe(422)
})
