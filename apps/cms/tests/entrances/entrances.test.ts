import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls, texts } from '../../../../tests/support/entrances.ts'
import { leastProcessorTime } from '../../../../tests/support/processor-time.ts'
import { type Ask, apiOf } from '../api/api.ts'
import { openCouncil, type TestCouncil } from '../council.ts'
import { type Desk, deskOf } from '../desk/desk.ts'
import { deskEntrances } from './of-staff.ts'
import { siteCalls } from './of-the-site.ts'

/** Milliseconds of processor time that a text may cost more than a single word does at the same place. */
const most = 50
/** Below so many milliseconds a single word is not measured again. */
const little = 10

let council: TestCouncil
let api: Ask
let desk: Desk
beforeAll(async () => {
  council = await openCouncil()
  api = await apiOf(council.payload)
  desk = await deskOf(council.payload)
  const misconductTitle = { en: 'Vigilance Officer', mr: 'दक्षता अधिकारी' }
  const data = { readsMisconduct: true, misconductTitle }
  await council.payload.update({ collection: 'users', id: desk.ids.clerk, data })
})
afterAll(() => council.close())

const costOf = async (work: () => Promise<Response>, enough = little) => {
  const { milliseconds, last } = await leastProcessorTime(async () => {
    const answer = await work()
    await answer.arrayBuffer()
    return answer
  }, enough)
  return { milliseconds, status: last.status }
}

const word = () => 'word'

describe.each(deskEntrances)('$name', ({ ask }) => {
  let usual = 0
  beforeAll(async () => {
    usual = (await costOf(() => ask(desk, word))).milliseconds
  })
  test.each(Object.entries(texts))('is answered in no time when it is full of %s', async (_, text) => {
    const { milliseconds, status } = await costOf(() => ask(desk, text), usual + most)
    expect(status).not.toBe(500)
    expect(milliseconds - usual).toBeLessThan(most)
  })
})

describe.each([...calls, ...siteCalls])('$name at the desk', ({ ask }) => {
  const send = (text: (length: number) => string) => {
    const { path, method, headers, body } = ask(text)
    return api(path.replace(/^\/api/, ''), { method, headers, body })
  }
  let usual = 0
  beforeAll(async () => {
    usual = (await costOf(() => send(word))).milliseconds
  })
  test.each(Object.entries(texts))('is answered in no time when it is full of %s', async (_, text) => {
    const { milliseconds, status } = await costOf(() => send(text), usual + most)
    expect(status).toBeLessThan(500)
    expect(milliseconds - usual).toBeLessThan(most)
  })
})
