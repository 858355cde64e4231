import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { refusals } from '../../src/platform/files/refusal.ts'
import type { ClamdAddress } from '../../src/platform/viruses/address.ts'
import {
  eicar,
  eicarSignature,
  hasRealClamd,
  mostStreamed,
  realClamd,
  standInClamd,
  type TestClamd,
} from './clamd.ts'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()
let clamd: TestClamd
// The modules that the council uses: opening it loads them anew.
let state: typeof import('../../src/platform/viruses/state.ts')
let said: { mock: { calls: unknown[][] }; mockClear: () => void }
beforeAll(async () => {
  state = await import('../../src/platform/viruses/state.ts')
  const { log } = await import('../../src/platform/log.ts')
  said = vi.spyOn(log.of(desk().payload), 'warn')
  clamd = await (hasRealClamd ? realClamd() : standInClamd())
}, 30_000)
/** As if the desk had been made with this scanner. */
function scanWith(address: ClamdAddress | undefined): void {
  desk().payload.config.custom.scanner = address
}
afterEach(() => {
  scanWith(undefined)
  said.mockClear()
})
afterAll(() => clamd.close())

const pdf = (inside: string): string => `%PDF-1.7\n${inside}\nxref\nstartxref\n0\n%%EOF\n`
function upload(inside: string, language = 'en'): Promise<Response> {
  const body = new FormData()
  body.append('file', new File([pdf(inside)], 'notice.pdf', { type: 'application/pdf' }))
  body.append('_payload', JSON.stringify({ alt: {} }))
  return desk().ask('POST', '/media', { as: 'clerk', body, headers: { 'accept-language': language } })
}
const reasonOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { errors: { message: string }[] }).errors[0]?.message ?? ''
const stored = async () => (await desk().payload.count({ collection: 'media' })).totalDocs
const securityLines = () =>
  said.mock.calls.filter(([message]) => message === 'Security').map(([, facts]) => facts)

test('a file with a virus is refused with a sentence, stored nowhere, and noted with its signature', async () => {
  scanWith(clamd.address)
  const before = await stored()
  const response = await upload(eicar)
  expect(response.status).toBe(400)
  expect(await reasonOf(response)).toBe(`notice.pdf: ${refusals.infected.en}`)
  expect(await stored()).toBe(before)
  expect(securityLines()).toEqual([
    { event: 'virus found', result: 'refused', account: desk().ids.clerk, signature: eicarSignature },
  ])
})

test('a sound file is stored as ever', async () => {
  scanWith(clamd.address)
  expect((await upload('Budget of the year')).status).toBe(201)
  expect(securityLines()).toEqual([])
})

test('while no scanner answers nothing is stored, and who uploads is told to try again', async () => {
  scanWith({ host: '127.0.0.1', port: 1 })
  const before = await stored()
  const response = await upload('Minutes of a meeting')
  expect(response.status).toBe(400)
  expect(await reasonOf(response)).toBe(`notice.pdf: ${refusals.notSearched.en}`)
  expect(await stored()).toBe(before)
})

test('what is larger than the scanner takes is not stored either', async () => {
  scanWith(clamd.address)
  const response = await upload('x'.repeat(mostStreamed + 1_000_000))
  expect(await reasonOf(response)).toBe(`notice.pdf: ${refusals.tooLargeToSearch.en}`)
})

test('a council without a scanner stores as before', async () => {
  expect((await upload(`${eicar} of a council without a scanner`)).status).toBe(201)
})

test.each(['/sheets/wards/preview', '/import'])('a sheet sent to %s is searched too', async (path) => {
  scanWith(clamd.address)
  const body = new FormData()
  const sheet = new File([`Number,Name\r\n1,${eicar}\r\n`], 'roads.csv', { type: 'text/csv' })
  body.set('source', 'sheets')
  body.append('files', sheet)
  body.append('file', sheet)
  const response = await desk().ask('POST', path, { as: 'admin', body })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(refusals.infected.en)
})

test('programs and administrators learn whether it answers', async () => {
  const { forPrograms, linesOfVirusSearch, virusSearch } = state
  expect(forPrograms(await virusSearch(desk().payload))).toEqual({
    isConfigured: false,
    answers: false,
    signaturesDays: null,
  })
  expect(linesOfVirusSearch(await virusSearch(desk().payload))).toEqual([])
  scanWith(clamd.address)
  expect(forPrograms(await virusSearch(desk().payload))).toMatchObject({ isConfigured: true, answers: true })
  const [away] = linesOfVirusSearch({ state: 'away' })
  expect(away).toMatchObject({ isBad: true })
  const linesAfter = (days: number) => linesOfVirusSearch({ state: 'answers', days })
  expect(linesAfter(1)).toMatchObject([
    { isBad: false, words: { mr: expect.stringContaining('१ दिवसापूर्वीची') } },
  ])
  expect(linesAfter(8)).toMatchObject([{ isBad: true, words: { en: expect.stringContaining('8 days old') } }])
})
