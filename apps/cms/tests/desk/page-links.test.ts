import { expect, test } from 'vitest'
import { addressFor } from '../../src/content/fields/address-for.ts'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()

async function linkOf(list: string, body: object): Promise<unknown> {
  const answer = await desk().ask('POST', `/${list}?draft=true`, { as: 'clerk', body })
  return ((await answer.json()) as { doc: { link?: string } }).doc.link
}

test('the address of a page is made from its title, of a Marathi one as it is pronounced', async () => {
  expect(await linkOf('headings', { heading: { en: 'Audit reports 2025-26', mr: 'लेखापरीक्षण' } })).toBe(
    '/audit-reports-2025-26',
  )
  expect(await linkOf('headings', { heading: { mr: 'पाणीपट्टी थकबाकी' } })).toMatch(/^\/[a-z]+-[a-z]+$/)
  expect(await linkOf('general-admin-headings', { heading: { mr: 'सभा' } })).toBe('/sabha')
  expect(await linkOf('service-facts', { name: { mr: 'जन्म दाखला' } })).toMatch(/^\/services\/[a-z]+-[a-z]+$/)
})

test('an address that somebody wrote stays, and without a title there is none', async () => {
  expect(await linkOf('headings', { heading: { en: 'Audit' }, link: '/accounts' })).toBe('/accounts')
  expect(addressFor({ en: ' ', mr: null }, '/')).toBe('')
})

test('an address can be changed, stays when the title changes, and is made again when it is emptied', async () => {
  const heading = { en: 'Water bills', mr: 'पाणीपट्टी' }
  const made = await desk().ask('POST', '/headings?draft=true', { as: 'clerk', body: { heading } })
  const { id, link } = ((await made.json()) as { doc: { id: number; link: string } }).doc
  expect(link).toBe('/water-bills')
  const save = async (body: object): Promise<string> => {
    const answer = await desk().ask('PATCH', `/headings/${id}?draft=true`, { as: 'clerk', body })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { doc: { link: string } }).doc.link
  }
  expect(await save({ link: '/water' })).toBe('/water')
  expect(await save({ heading: { en: 'Water charges' } })).toBe('/water')
  expect(await save({ link: '', heading: { en: '', mr: 'पाणीपट्टी' } })).toMatch(/^\/[a-z]+$/)
})
