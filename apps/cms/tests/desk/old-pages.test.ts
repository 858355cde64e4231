import { expect, test } from 'vitest'
import { apiOf } from '../api/api.ts'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()

const saved = async (method: string, path: string, body: object, as: 'editor' | 'clerk' = 'editor') => {
  const response = await desk().ask(method, path, { as, body })
  expect(response.status).toBeLessThan(300)
  return ((await response.json()) as { doc: { id: number } }).doc.id
}
const department = (link: string) => ({ name: { en: 'Tax' }, link, _status: 'published' })
const move = (id: number, link: string) =>
  saved('PATCH', `/disclosure-departments/${id}`, { link, _status: 'published' })

/** Old addresses and where they lead, as the site reads them. */
async function redirects(): Promise<Record<string, string>> {
  const ask = await apiOf(desk().payload)
  const rows = (await (await ask('/redirects')).json()) as { from: string; to: string }[]
  return Object.fromEntries(rows.map(({ from, to }) => [from, to]))
}

test('a page that moves is found at its old address, however often it moves', async () => {
  const id = await saved('POST', '/disclosure-departments', department('/tax'))
  expect(await redirects()).toEqual({})
  await move(id, '/tax-department')
  expect(await redirects()).toEqual({ '/tax': '/tax-department' })
  await move(id, '/taxes')
  expect(await redirects()).toEqual({ '/tax': '/taxes', '/tax-department': '/taxes' })
})

test('a page that moves back is not led away from itself', async () => {
  const id = await saved('POST', '/disclosure-departments', department('/water'))
  await move(id, '/water-supply')
  await move(id, '/water')
  const found = await redirects()
  expect(found['/water-supply']).toBe('/water')
  expect(found['/water']).toBeUndefined()
})

test('a draft leads nobody anywhere until it is published', async () => {
  const id = await saved('POST', '/disclosure-departments', department('/roads-department'))
  await saved('PATCH', `/disclosure-departments/${id}?draft=true`, { link: '/streets' }, 'clerk')
  expect((await redirects())['/roads-department']).toBeUndefined()
  await move(id, '/streets')
  expect((await redirects())['/roads-department']).toBe('/streets')
})

test('a department without a link moves with its name', async () => {
  const id = await saved('POST', '/disclosure-departments', {
    name: { en: 'Birth & Death' },
    _status: 'published',
  })
  await saved('PATCH', `/disclosure-departments/${id}`, {
    name: { en: 'Registration' },
    _status: 'published',
  })
  expect((await redirects())['/birth-&-death']).toBe('/registration')
})
