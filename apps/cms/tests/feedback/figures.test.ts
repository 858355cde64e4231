import { messageFiguresSchema } from '@nagardwar/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Case, figuresOf } from '../../src/features/feedback/figures/figures.ts'
import { runSql } from '../../src/platform/database/sql.ts'
import { councilWithDesk } from '../desk/desk.ts'
import { type Life, lifeOf, written } from './life.ts'

const { desk } = councilWithDesk()
let life: Life
beforeAll(async () => {
  life = await lifeOf(desk())
})
beforeEach(async () => {
  await desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
})

const asked = async () => {
  const response = await life.ask('/message-figures')
  expect(response.status).toBe(200)
  const text = await response.text()
  return { text, rows: messageFiguresSchema.parse(JSON.parse(text)).rows }
}

describe('the figures that anybody may read', () => {
  test('are of a month with at least five messages, without spam and copies', async () => {
    for (let count = 0; count < 4; count++) await life.send()
    const aside = await life.send()
    await desk().ask('PATCH', `/feedback/${aside.id}`, { as: 'editor', body: { putAside: 'spam' } })
    expect((await asked()).rows).toEqual([])
    const { id } = await life.send()
    const answer = { action: 'answer', text: 'Done', language: 'en', once: crypto.randomUUID() }
    await life.work(id, answer)
    expect((await asked()).rows).toMatchObject([
      { kind: 'message', received: 5, done: 1, within: 1, late: 0, medianDays: 0 },
    ])
  })

  test('have no word and no person, and none of misconduct', async () => {
    for (let count = 0; count < 5; count++) await life.send()
    await runSql(desk().payload, `UPDATE feedback SET kind = 'misconduct'`)
    expect((await asked()).rows).toEqual([])
    await runSql(desk().payload, `UPDATE feedback SET kind = NULL`)
    const { text, rows } = await asked()
    expect(rows).toHaveLength(1)
    for (const word of Object.values(written)) expect(text).not.toContain(word)
  })
})

const now = new Date('2026-11-28T06:00:00.000Z')
const longAgo = new Date('2020-01-01T00:00:00.000Z')
const after = (received: string, days: number): string =>
  new Date(Date.parse(received) + days * 86_400_000).toISOString()
const message = (received: string, over: Partial<Case> = {}): Case => ({
  kind: 'message',
  received,
  due: after(received, 7),
  done: undefined,
  isOpen: true,
  ...over,
})
const october = '2026-10-10T06:00:00.000Z'

describe('the figures of a month', () => {
  test('say what was done in time, what is late, the median and nine of ten', () => {
    const done = [1, 2, 3, 4, 5, 6, 7, 8, 9, 20].map((days) =>
      message(october, { done: after(october, days), isOpen: false }),
    )
    expect(figuresOf([...done, message(october)], now, longAgo)).toEqual([
      {
        month: '2026-10',
        kind: 'message',
        received: 11,
        done: 10,
        within: 7,
        late: 4,
        medianDays: 5,
        ninetiethDays: 9,
      },
    ])
  })

  test('are by the calendar of India, and the day that was set is not late', () => {
    const lastNight = '2026-10-31T19:00:00.000Z'
    const today = Array.from({ length: 5 }, () => message(lastNight, { due: '2026-11-28T18:00:00.000Z' }))
    expect(figuresOf(today, now, longAgo)).toMatchObject([{ month: '2026-11', late: 0, medianDays: null }])
    const tomorrow = new Date('2026-11-28T18:31:00.000Z')
    expect(figuresOf(today, tomorrow, longAgo)).toMatchObject([{ late: 5 }])
  })

  test('closed without an answer is neither done nor late', () => {
    const closed = Array.from({ length: 5 }, () => message(october, { isOpen: false }))
    expect(figuresOf(closed, now, longAgo)).toMatchObject([{ received: 5, done: 0, within: 0, late: 0 }])
  })

  test('are of the last twelve months, and of none that is erased in part', () => {
    const five = (received: string) => Array.from({ length: 5 }, () => message(received))
    const cases = [...five('2025-11-30T06:00:00.000Z'), ...five('2025-12-02T06:00:00.000Z'), ...five(october)]
    expect(figuresOf(cases, now, longAgo).map(({ month }) => month)).toEqual(['2026-10', '2025-12'])
    const kept = new Date('2025-12-02T00:00:00.000Z')
    expect(figuresOf(cases, now, kept).map(({ month }) => month)).toEqual(['2026-10'])
  })
})
