import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCouncil, type TestCouncil } from '../council.ts'

let council: TestCouncil
beforeAll(async () => {
  council = await openCouncil()
})
afterAll(() => council.close())

test('the demo council never comes over a council’s own records, marked or not', async () => {
  const { storeFirstContent } = await import('../../src/first-content/store-content.ts')
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
