import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCouncil, type TestCouncil } from '../council.ts'

let council: TestCouncil
beforeAll(async () => {
  council = await openCouncil()
})
afterAll(() => council.close())

test('the demo council never comes over a council’s own records, marked or not', async () => {
  const { storeFirstContent } = await import('../../src/api/first-content/store-content.ts')
  await council.payload.create({
    collection: 'roads',
    data: { description: { en: 'Our own road' }, length: { en: '1 Km' }, _status: 'published' },
  })
  await storeFirstContent(council.payload, 'demo')
  const { docs } = await council.payload.find({ collection: 'roads' })
  expect(docs).toMatchObject([{ description: { en: 'Our own road' } }])
  await council.payload.delete({ collection: 'roads', where: { id: { exists: true } } })
  await storeFirstContent(council.payload, 'demo')
  expect((await council.payload.count({ collection: 'roads' })).totalDocs).toBe(0)
})

const stateNow = async () => {
  const { openingAt } = await import('../../src/content/opening/state.ts')
  return (await openingAt(council.payload, new Date())).state
}

test('a council that was there before stays open; one that begins empty is closed, once', async () => {
  const { markFirstStart } = await import('../../src/platform/database/filled-marker.ts')
  const { beginClosed } = await import('../../src/content/opening/new-council.ts')
  const { openNow } = await import('../../src/features/opening/decide.ts')
  const { payload } = council
  expect(await stateNow()).toBe('open')
  await payload.create({ collection: 'wards', data: { number: '1', name: { en: 'Old ward' } } })
  await payload.kv.delete('first-content')
  await markFirstStart(payload, beginClosed)
  expect(await stateNow()).toBe('open')
  await payload.delete({ collection: 'wards', where: { id: { exists: true } } })
  await payload.kv.delete('first-content')
  await markFirstStart(payload, beginClosed)
  expect(await stateNow()).toBe('closed')
  await openNow(payload, undefined, [])
  await markFirstStart(payload, beginClosed)
  expect(await stateNow()).toBe('open')
})
