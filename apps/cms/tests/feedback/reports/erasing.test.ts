import { describe, expect, test } from 'vitest'
import { runSql } from '../../../src/platform/database/sql.ts'
import { councilWithReports } from './reports.ts'

const { desk, ids, report, listed, change, follow, followersOf, followers, eraseOld } = councilWithReports()

describe('erasing', () => {
  test('leaves kind, ward, state and days for the figures, and nothing else', async () => {
    const { message } = await report()
    await change(message.id, { status: 'closed' })
    await report({ ward: null })
    const rows = await listed()
    await follow(rows[0]?.id ?? 0, { email: 'one@council.example' })
    expect(await followers()).toHaveLength(1)
    await eraseOld()
    expect(await listed()).toMatchObject([
      { state: 'new', wardNumber: '', position: '' },
      {
        kindName: 'Street light',
        wardNumber: '12',
        state: 'closed',
        doneOn: expect.any(String),
        position: '',
        place: '',
      },
    ])
    expect(await followers()).toEqual([])
    expect(await runSql(desk().payload, 'SELECT message FROM reports WHERE message IS NOT NULL')).toEqual([])
  })

  test('a message that an administrator deletes takes its row along where it is not done', async () => {
    const open = await report()
    const done = await report()
    await change(done.message.id, { status: 'answered' })
    for (const { message } of [open, done])
      expect((await desk().ask('DELETE', `/feedback/${message.id}`, { as: 'admin' })).status).toBe(200)
    expect(await listed()).toMatchObject([{ state: 'answered', position: '', place: '' }])
  })

  test('rows that were imported stay as they are', async () => {
    const data = {
      kind: ids.light,
      wardNumber: '3',
      place: 'Old Lane',
      state: 'new' as const,
      receivedOn: '2026-11-01',
      followers: 4,
      _status: 'published' as const,
    }
    await desk().payload.create({ collection: 'reports', data })
    await eraseOld()
    const [row] = await listed()
    expect(row).toMatchObject({ place: 'Old Lane', followers: '4' })
    expect(await followersOf(await follow(row?.id ?? 0))).toBe(5)
  })
})
