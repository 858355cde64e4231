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
