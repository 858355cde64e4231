import { expect, test } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()
const pdf = Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n')

async function upload(name: string): Promise<number> {
  const file = { name, data: Buffer.concat([pdf, Buffer.from(name)]), mimetype: 'application/pdf', size: 0 }
  return (await desk().payload.create({ collection: 'media', data: {}, file })).id
}

const remove = (id: number, headers = {}) => desk().ask('DELETE', `/media/${id}`, { as: 'editor', headers })

test('the document of a published tender is not deleted, and staff read where it is shown', async () => {
  const en = await upload('a.pdf')
  const mr = await upload('b.pdf')
  const tender = {
    description: { en: 'Road works', mr: 'रस्त्याची कामे' },
    pdf: { en, mr },
    _status: 'published',
  }
  await desk().ask('POST', '/tenders', { as: 'editor', body: tender })
  const response = await remove(en)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Press releases and tenders – Road works')
  expect(await (await remove(en, { 'accept-language': 'mr' })).text()).toContain('रस्त्याची कामे')
  expect((await desk().payload.findByID({ collection: 'media', id: en })).id).toBe(en)
})

test('nor is one that only a draft shows', async () => {
  const id = await upload('c.pdf')
  const body = { description: { en: 'Not yet published' }, pdf: { en: id } }
  await desk().ask('POST', '/tenders?draft=true', { as: 'clerk', body })
  expect((await remove(id)).status).toBe(400)
})

test('a file that nothing shows is deleted', async () => {
  expect((await remove(await upload('d.pdf'))).status).toBe(200)
})
