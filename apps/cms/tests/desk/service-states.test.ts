import { describe, expect, test } from 'vitest'
import { listRows } from '../../src/api/list-rows.ts'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()
const reason = { en: 'The main pipe is being repaired', mr: 'मुख्य जलवाहिनीची दुरुस्ती सुरू आहे' }
const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString()
const tell = (as: Role | undefined, more: object = {}) =>
  desk().ask('POST', '/service-states', {
    as,
    body: { service: 'water', state: 'limited', reason, _status: 'published', ...more },
  })
const states = () => listRows(desk().payload, 'serviceStates', 'mr')

test('an editor says how a service works, for the whole town and until further notice', async () => {
  expect((await tell('editor')).status).toBe(201)
  const [row] = await states()
  expect(row).toMatchObject({
    service: 'water',
    state: 'limited',
    reason: reason.mr,
    ward_no: '',
    until: null,
    department_id: 0,
  })
})

test('the journal says who said so', async () => {
  const response = await desk().ask('GET', '/journal?sort=-id&limit=5', { as: 'admin' })
  const { docs } = (await response.json()) as { docs: { action: string; by: string; list: string }[] }
  expect(docs).toContainEqual(
    expect.objectContaining({ action: 'publish', by: 'editor', list: 'Status of a service' }),
  )
})

describe('the state of a service is refused', () => {
  test.each<[string, Role | undefined, object, number]>([
    ['from a stranger', undefined, {}, 403],
    ['from a clerk, who may save a draft', 'clerk', {}, 403],
    ['without a reason', 'editor', { reason: {} }, 400],
    ['with an end before its beginning', 'editor', { since: hours(2), until: hours(1) }, 400],
    ['of a service that does not exist', 'editor', { service: 'ferries' }, 400],
    ['that does not exist', 'editor', { state: 'odd' }, 400],
    ['with wards that are none', 'editor', { wards: 'near the lake!' }, 400],
  ])('%s', async (_, as, more, status) => {
    const before = (await states()).length
    expect((await tell(as, more)).status).toBe(status)
    expect(await states()).toHaveLength(before)
  })
})

describe('a holiday', () => {
  const name = { en: 'Republic Day', mr: 'प्रजासत्ताक दिन' }
  const add = (as: Role | undefined, body: object) =>
    desk().ask('POST', '/holidays', { as, body: { name, _status: 'published', ...body } })

  test('is a day with a name', async () => {
    expect((await add('editor', { day: '2027-01-26' })).status).toBe(201)
    const [row] = await listRows(desk().payload, 'holidays', 'mr')
    expect(row?.name).toBe(name.mr)
    expect(String(row?.day)).toContain('2027-01-26')
  })

  test.each<[string, Role | undefined, object, number]>([
    ['without its day', 'editor', {}, 400],
    ['without its name', 'editor', { day: '2027-01-26', name: {} }, 400],
    ['from a clerk, who may save a draft', 'clerk', { day: '2027-01-26' }, 403],
    ['from a stranger', undefined, { day: '2027-01-26' }, 403],
  ])('is refused %s', async (_, as, body, status) => {
    expect((await add(as, body)).status).toBe(status)
  })
})
