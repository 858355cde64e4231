import { beforeAll, describe, expect, test } from 'vitest'
import { councilWithDesk, type Role } from '../desk/desk.ts'
import { type Life, lifeOf } from './life.ts'

const { desk } = councilWithDesk()
let life: Life
let first: { id: number; reference: string }
beforeAll(async () => {
  life = await lifeOf(desk())
  first = await life.send({
    name: 'सुनीता पाटील',
    mobile: '0251 555-0177',
    email: 'sunita@sahyanagar.example',
    subject: 'Street light',
  })
  await life.send({ name: 'Ravi Kulkarni', mobile: '98200 12345', email: 'ravi@sahyanagar.example' })
})

const call = (text: unknown, as: Role | undefined = 'editor') =>
  desk().ask('POST', '/feedback-search', { as, body: { text } })
type Found = { lines: { id: number; name: string }[]; hasMore: boolean }
const found = async (text: string) => (await (await call(text)).json()) as Found

describe('a message is found', () => {
  test.each([
    ['a part of the name', 'पाटील'],
    ['the number as it was written', '0251 555-0177'],
    ['the number with the country’s code and other gaps', '+91 2515550177'],
    ['the number in Devanagari digits', '०२५१ ५५५०१७७'],
    ['the e-mail address, in capitals', 'SUNITA@sahyanagar.example'],
    ['words of the subject', 'street light'],
  ])('by %s', async (_how, text) => {
    expect((await found(text)).lines.map(({ id }) => id)).toEqual([first.id])
  })

  test('by its reference', async () => {
    expect((await found(first.reference)).lines.map(({ id }) => id)).toEqual([first.id])
  })
})

test('what nobody wrote is found nowhere', async () => {
  expect(await found('Gulmohar')).toEqual({ lines: [], hasMore: false })
})

test.each([['ab'], ['  '], [{ like: '' }], ['x'.repeat(255)], [undefined]])('%j is refused', async (text) => {
  expect((await call(text)).status).toBe(400)
})

test('editors and administrators find, clerks and strangers do not', async () => {
  expect((await call('Street light', 'admin')).status).toBe(200)
  expect((await call('Street light', 'clerk')).status).toBe(403)
  const stranger = await desk().ask('POST', '/feedback-search', { body: { text: 'Street light' } })
  expect(stranger.status).toBe(403)
})

test('no list of the desk searches messages by name, number or address', async () => {
  const { admin, fields } = desk().payload.collections.feedback.config
  expect(admin.listSearchableFields).toEqual(['reference', 'subject'])
  for (const name of ['name', 'mobile', 'email', 'subject', 'feedback']) {
    const field = fields.find((each) => 'name' in each && each.name === name)
    expect([name, field?.admin]).toEqual([name, expect.objectContaining({ disableListFilter: true })])
  }
})
