import { exampleRows } from '@nagardwar/contract/examples'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

const heading = (p_id: number, y_id: number, heading_link: string, status = 1) => ({
  id: y_id,
  y_id,
  p_id,
  department_heading: 'Budget & estimates',
  heading_link,
  language_code: 'en',
  status,
})
const paper = (id: number, y_id: number, more: object = {}) => ({
  id,
  y_id,
  year: '2023 - 2024',
  pdfheading: `Paper ${id} <b>`,
  pdf: `/uploads/paper-${id}.pdf`,
  language_code: 'en',
  status: 1,
  last_changed: `2026-03-0${id}`,
  ...more,
})

let api: FakeApi
let site: TestSite
beforeEach(async () => {
  api = await startFakeApi()
  const answers = {
    '/department-datas': [heading(4, 40, '/budget'), heading(3, 30, '/taxes'), heading(4, 41, '/closed', 0)],
    '/department-data-year': [
      paper(1, 40),
      paper(2, 40, { last_changed: undefined }),
      paper(3, 40, { pdf: '' }),
      paper(4, 40, { status: 0 }),
      paper(5, 30),
      paper(6, 40, { last_changed: '2999-01-01' }),
      paper(7, 41),
    ],
    '/department-data-heading-pdf': [{ ...paper(8, 40), year: undefined }],
  }
  for (const [path, rows] of Object.entries(answers)) api.answers.set(path, () => Response.json(rows))
  site = await startTestSite({ apiRoot: api.root })
})
afterEach(async () => {
  await site.stop()
  await api.stop()
})

describe('the feed of a department', () => {
  test('has its public documents, the newest first, with their page and file', async () => {
    const { status, headers, text } = await site.get('/feeds/departments/4.en.atom')
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(text.match(/<entry>/g)).toHaveLength(2)
    expect(text.indexOf('Paper 8')).toBeLessThan(text.indexOf('Paper 1'))
    expect(text).toContain('<title>Paper 1 &lt;b&gt;, 2023 - 2024</title>')
    expect(text).toContain('<id>http://council.example/feeds/departments/4.en.atom#year-1</id>')
    expect(text).toContain('href="http://council.example/budget"')
    expect(text).toContain('href="http://council.example/api/uploads/paper-1.pdf"')
    expect(text).toContain('<title>Account Department · ')
  })

  test('is in Marathi at its own address', async () => {
    const { text } = await site.get('/feeds/departments/4.mr.atom')
    expect(text).toContain('xml:lang="mr"')
    expect(text).toContain('<title>लेखा विभाग · ')
    expect(text).toContain('href="http://council.example/mr/account-department"')
  })

  test('of the general administration has its meetings', async () => {
    const rows = exampleRows('meetings', 'en').map((row) => ({ ...row, p_id: 1, last_changed: '2026-02-01' }))
    api.answers.set('/generaladminaddyear', () => Response.json(rows))
    const { text } = await site.get('/feeds/departments/1.en.atom')
    expect(text).toContain('#meeting-')
    expect(text).toContain('href="http://council.example/general-admin-department"')
  })

  test.each(['99.en', '04.en', '4.fr', 'x.en'])('there is none at %s', async (name) => {
    expect((await site.get(`/feeds/departments/${name}.atom`)).status).toBe(404)
  })

  test('is not there, rather than empty, while a list cannot be had', async () => {
    api.answers.set('/department-data-year', () => new Response('', { status: 500 }))
    expect((await site.get('/feeds/departments/4.en.atom')).status).toBe(503)
  })
})
