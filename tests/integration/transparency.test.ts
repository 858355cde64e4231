import { transparencySchema } from '@nagardwar/contract'
import { beforeAll, expect, test } from 'vitest'
import { documentOf } from '../../apps/site/app/testing/document-of.ts'
import { api, ask, siteUrl } from '../support/council.ts'
import { as, desk, hireStaff } from '../support/staff.ts'

let token: string
beforeAll(async () => {
  token = (await hireStaff()).admin
})

async function lines() {
  const { laws } = transparencySchema.parse(await (await ask(api('/transparency'))).json())
  return laws.flatMap((law) => law.lines)
}

test('at least 60 obligations of the demo council are computed, some late and some missing', async () => {
  const all = await lines()
  const computed = all.filter(({ state }) => state !== 'unanswered')
  expect(computed.length).toBeGreaterThanOrEqual(60)
  const states = new Set(all.map(({ state }) => state))
  expect([...states]).toEqual(expect.arrayContaining(['met', 'late', 'missing', 'unanswered']))
  expect(all.find(({ key }) => key === 'council-members')?.state).toBe('met')
  expect(all.find(({ key }) => key === 'disclosure-annual-accounts')?.state).toBe('late')
})

test('every page that a line leads to is there', async () => {
  const pages = new Set((await lines()).flatMap(({ page }) => page ?? []))
  expect(pages.size).toBeGreaterThan(15)
  for (const page of pages) expect([page, (await ask(siteUrl + page)).status]).toEqual([page, 200])
})

test('residents read it in both languages, without script', async () => {
  for (const [path, heading] of [
    ['/transparency', 'What the council must publish'],
    ['/mr/transparency', 'नगरपरिषदेने प्रसिद्ध करावयाची माहिती'],
  ]) {
    const response = await ask(`${siteUrl}${path}`)
    const html = await response.text()
    expect([path, response.status]).toEqual([path, 200])
    const page = documentOf(html)
    expect(page.querySelector('h1')?.textContent).toBe(heading)
    expect(page.querySelectorAll('main details').length).toBeGreaterThan(3)
    expect(page.querySelectorAll('header, footer').length).toBeGreaterThan(1)
  }
})

test('news without their day change their line, until they are withdrawn', async () => {
  const of = async () => (await lines()).find(({ key }) => key === 'gigw-news')
  const before = await of()
  const write = (path: string, method: string, body: object) =>
    fetch(desk(path), {
      method,
      headers: { 'content-type': 'application/json', ...as(token) },
      body: JSON.stringify(body),
    })
  const response = await write('/news', 'POST', {
    description: { en: 'News without a day', mr: 'दिनांकाविना बातमी' },
    _status: 'published',
  })
  const { doc } = (await response.json()) as { doc: { id: number } }
  expect(before?.state).toBe('met')
  expect(await of()).toMatchObject({ state: 'missing', lacking: { count: 1 } })
  await write(`/news/${doc.id}`, 'PATCH', { _status: 'draft' })
  expect(await of()).toEqual(before)
})
