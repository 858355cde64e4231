import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCouncil, type TestCouncil } from './council.ts'

let council: TestCouncil
beforeAll(async () => {
  council = await openCouncil()
})
afterAll(() => council.close())

const wording = (key: string) =>
  council.payload.create({
    collection: 'texts',
    data: { key, text: { en: '1800-555-011' }, _status: 'published' },
  })

it('staff put their own wording in the place of a text of the site', async () => {
  expect((await wording('common:helplineNumber')).key).toBe('common:helplineNumber')
  expect((await wording('synonyms:lamps')).key).toBe('synonyms:lamps')
})

it('a wording that no page would ever show is refused, and the message names the field', async () => {
  await expect(wording('comon:helplineNmber')).rejects.toMatchObject({
    data: { errors: [{ path: 'key', message: expect.stringContaining('is no text of the site') }] },
  })
})
