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

type Text = (length: number) => string
type Send = (text: Text) => Promise<Response>
const word: Text = () => 'word'
const words: Text = (length) => 'word '.repeat(Math.ceil(length / 5)).slice(0, length)

/**
 * What a text costs more than a single word does. Where that is too much, it is what it costs more than as many words:
 * on a slow machine the three megabytes of a spreadsheet take their time alone.
 */
async function costOfText(send: Send, text: Text, usual: number) {
  const { milliseconds, status } = await costOf(() => send(text), usual + most)
  if (milliseconds - usual < most) return { milliseconds: milliseconds - usual, status }
  const ordinary = await costOf(() => send(words), usual)
  return { milliseconds: milliseconds - ordinary.milliseconds, status }
}

describe.each(deskEntrances)('$name', ({ ask }) => {
  let usual = 0
  beforeAll(async () => {
    usual = (await costOf(() => ask(desk, word))).milliseconds
  })
  test.each(Object.entries(texts))('is answered in no time when it is full of %s', async (_, text) => {
    const { milliseconds, status } = await costOfText((given) => ask(desk, given), text, usual)
    expect(status).not.toBe(500)
    expect(milliseconds).toBeLessThan(most)
  })
})

describe.each([...calls, ...siteCalls])('$name at the desk', ({ ask }) => {
  const send: Send = (text) => {
    const { path, method, headers, body } = ask(text)
    return api(path.replace(/^\/api/, ''), { method, headers, body })
  }
  let usual = 0
  beforeAll(async () => {
    usual = (await costOf(() => send(word))).milliseconds
  })
  test.each(Object.entries(texts))('is answered in no time when it is full of %s', async (_, text) => {
    const { milliseconds, status } = await costOfText(send, text, usual)
    expect(status).toBeLessThan(500)
    expect(milliseconds).toBeLessThan(most)
  })
})
