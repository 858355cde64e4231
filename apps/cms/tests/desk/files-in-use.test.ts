import { expect, test } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()
const pdf = Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n')

async function upload(name: string): Promise<number> {
  const file = { name, data: Buffer.concat([pdf, Buffer.from(name)]), mimetype: 'application/pdf', size: 0 }
  return (await desk().payload.create({ collection: 'media', data: {}, file })).id
}

const remove = (id: number, headers = {}) => desk().ask('DELETE', `/media/${id}`, { as: 'admin', headers })
const throwAway = (list: string, id: number) =>
  desk().ask('PATCH', `/${list}/${id}`, { as: 'editor', body: { deletedAt: new Date().toISOString() } })

test('the document of a published tender is not deleted, and staff read where it is shown', async () => {
  const en = await upload('a.pdf')
  const mr = await upload('b.pdf')
  const tender = {
    description: { en: 'Road works', mr: 'रस्त्याची कामे' },
    pdf: { en, mr },
    _status: 'published',
  }
  const made = await desk().ask('POST', '/tenders', { as: 'editor', body: tender })
  const { doc } = (await made.json()) as { doc: { id: number } }
  const response = await remove(en)
  expect(response.status).toBe(409)
  const { errors } = (await response.json()) as { errors: { message: string; data: unknown }[] }
  expect(errors[0]?.message).toContain('Press releases and tenders – Road works')
  expect(errors[0]?.data).toEqual({
    uses: [
      {
        list: 'Press releases and tenders',
        name: 'Road works',
        path: `/admin/collections/tenders/${doc.id}`,
      },
    ],
  })
  expect(await (await remove(en, { 'accept-language': 'mr' })).text()).toContain('रस्त्याची कामे')
  expect((await throwAway('media', en)).status).toBe(409)
  expect((await desk().payload.findByID({ collection: 'media', id: en })).id).toBe(en)
})

test('nor is one that only a draft shows', async () => {
  const id = await upload('c.pdf')
  const body = { description: { en: 'Not yet published' }, pdf: { en: id } }
  await desk().ask('POST', '/tenders?draft=true', { as: 'clerk', body })
  expect((await remove(id)).status).toBe(409)
})

test('a file that nothing shows is deleted', async () => {
  expect((await remove(await upload('d.pdf'))).status).toBe(200)
})

test('a record that another one names is neither deleted nor thrown away, and staff are told where', async () => {
  const { payload, ask } = desk()
  const { id } = await payload.create({
    collection: 'departments',
    data: { name: { en: 'Water' }, _status: 'published' } as never,
  })
  const body = { number: '1', name: { en: 'First' }, record: { owner: id } }
  await ask('POST', '/wards?draft=true', { as: 'clerk', body })
  expect((await throwAway('departments', id)).status).toBe(409)
  expect((await ask('DELETE', `/departments/${id}`, { as: 'admin' })).status).toBe(409)
  const headers = { 'accept-language': 'mr' }
  const uses = await ask('GET', `/uses?list=departments&id=${id}`, { as: 'clerk', headers })
  expect(await uses.json()).toMatchObject({ uses: [{ list: 'प्रभाग' }] })
  expect((await ask('GET', `/uses?list=departments&id=${id}`)).status).toBe(401)
  expect((await ask('GET', '/uses?list=users&id=1', { as: 'clerk' })).status).toBe(400)
})
