import { beforeAll, describe, expect, test } from 'vitest'
import { ask, cmsUrl } from '../support/council.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'

let tokens: Record<Role, string>
beforeAll(async () => {
  tokens = await hireStaff()
})

async function page(address: string, role: Role, language: 'en' | 'mr'): Promise<string> {
  const cookie = `payload-token=${tokens[role]}; payload-lng=${language}`
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const response = await ask(`${cmsUrl}/admin${address}`, { headers })
  expect([address, response.status]).toEqual([address, 200])
  return response.text()
}
async function send<T>(path: string, role: Role, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...as(tokens[role]) }
  const response = await ask(desk(path), { method: 'POST', headers, body: JSON.stringify(body) })
  expect([path, response.ok]).toEqual([path, true])
  return (await response.json()) as T
}

describe('a list whose order staff choose', () => {
  test.each([
    ['en', 'A record that you move waits for approval', 'Send it for approval'],
    ['mr', 'आपण क्रम बदललेली नोंद मंजुरीच्या प्रतीक्षेत राहते', 'मंजुरीसाठी पाठवा'],
  ] as const)('says to a clerk in %s that a new place waits for approval', async (language, note, link) => {
    for (const list of ['videos', 'wards', 'headings']) {
      const html = await page(`/collections/${list}`, 'clerk', language)
      expect(html).toContain(note)
      expect(html).toContain(`/admin/approvals#approvals-drafts">${link}`)
      expect(await page(`/collections/${list}`, 'editor', language)).not.toContain(note)
    }
  })
})

describe('what is published later', () => {
  const name = `Planned pond ${Date.now()}`
  let time: { en: string; mr: string }
  beforeAll(async () => {
    const body = { name: { en: name, mr: name } }
    const { doc } = await send<{ doc: { id: number } }>('/ponds?draft=true', 'clerk', body)
    const records = [{ list: 'ponds', record: doc.id }]
    const { id } = await send<{ id: number }>('/approvals/send', 'clerk', { records })
    const asked = await ask(desk(`/approvals/${id}?depth=0`), { headers: as(tokens.editor) })
    const sent = (await asked.json()) as { records: { list: string; record: number; version: number }[] }
    const seen = sent.records.map(({ list, record, version }) => ({ list, record, version }))
    const day = new Date(Date.now() + 3 * 24 * 3600_000).toISOString().slice(0, 10)
    await send(`/approvals/${id}/approve`, 'editor', { seen, publishAt: `${day}T10:00` })
    const [year, month, date] = day.split('-')
    const en = `${date}.${month}.${year}, 10:00`
    time = { en, mr: en.replace(/[0-9]/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '') }
  })

  test.each([
    ['clerk', 'en', 'today-mine'],
    ['clerk', 'mr', 'today-mine'],
    ['editor', 'en', 'today-drafts'],
    ['editor', 'mr', 'today-drafts'],
  ] as const)(
    'stands on Today of a %s in %s with its time, above the drafts',
    async (role, language, drafts) => {
      const html = await page('', role, language)
      const [planned, below] = [html.indexOf('id="today-scheduled"'), html.indexOf(`id="${drafts}"`)]
      expect(planned).toBeGreaterThan(0)
      expect(below).toBeGreaterThan(planned)
      const part = html.slice(planned, below)
      expect(part).toContain(name)
      expect(part).toContain(time[language])
    },
  )
})
