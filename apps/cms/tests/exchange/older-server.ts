import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

type Row = Record<string, unknown>

const marathi = (value: number | string): string =>
  String(value).replace(/[0-9]/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? digit)
const many = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1))

const pdf = (text: string): Buffer =>
  Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n`)

/** English and Marathi rows, numbered apart, as older servers have them. */
const both = (count: number, en: (n: number) => Row, mr: (n: number) => Row): Row[] => [
  ...many(count, (n) => ({ id: n, language_code: 'en', ...en(n) })),
  ...many(count, (n) => ({ id: 1000 + n, language_code: 'mr', ...mr(n) })),
]

/** What an older council's server answers, with all that does not fit. */
function olderLists(): Record<string, Row[]> {
  return {
    '/wards': both(
      47,
      (n) => ({ ward_no: `Ward No. ${n}`, ward_name: `Ward ${n}` }),
      (n) => ({ ward_no: `प्रभाग क्र. ${marathi(n)}`, ward_name: `प्रभाग ${marathi(n)}` }),
    ),
    '/public_disclosure': many(31, (n) => ({
      id: n,
      p_id: 100 + n,
      department_name: n === 1 ? 'Birth & Death' : `Department ${n}`,
      department_link: n === 2 ? 'department-two' : '',
      status: n === 31 ? 0 : 1,
      language_code: 'en',
    })),
    '/department-datas': [
      ...many(13, (n) => ({
        id: n,
        y_id: 500 + n,
        public_disclosure_id: n === 13 ? 9999 : 100 + n,
        departments_heading: `Heading ${n}`,
        heading_link: `/heading-${n}`,
        status: 1,
        language_code: 'en',
      })),
    ],
    '/department-data-year': many(39, (n) => ({
      id: n,
      department_id: 501 + (n % 12),
      year: `Year ${2000 + (n % 20)} - ${2001 + (n % 20)}`,
      pdfheading: `Document ${n}`,
      pdf: `uploads\\Document ${n}.pdf`,
      status: n === 39 ? -1 : 1,
      language_code: 'en',
    })),
    '/generaladminaddyear': many(40, (n) => ({
      id: n,
      department_id: 103,
      year: '2024',
      meetingtype: n % 2 ? 'General Meeting' : 'Standing Committee Meeting',
      pdfheading: `Minutes ${n}`,
      // Several records name one file, as they do there.
      pdf: `uploads/Document ${n % 39 || 39}.pdf`,
      status: 1,
      language_code: 'en',
    })),
    '/presidents': [
      {
        id: 1,
        president_name: 'A Person',
        start_date: '2020-05-01',
        end_date: '2019-05-01',
        language_code: 'en',
      },
      {
        id: 2,
        president_name: 'B Person',
        start_date: '2021-05-01',
        end_date: '0000-00-00',
        language_code: 'en',
      },
      {
        id: 2001,
        president_name: 'अ व्यक्ती',
        start_date: '2020-05-01',
        end_date: '2019-05-01',
        language_code: 'mr',
      },
      {
        id: 2003,
        president_name: 'क व्यक्ती',
        start_date: '1999-05-01',
        end_date: '2000-05-01',
        language_code: 'mr',
      },
    ],
    '/sanitation_inspectors': [
      { id: 1, zone_no: '1', names: 'An Inspector', mob_no: '', ward_no: '1,2,3', language_code: 'en' },
    ],
    '/gallerys': many(16, (n) => ({
      id: n,
      file_path: `uploads/photo-${n}.png`,
      photo_name: '',
      language_code: 'en',
    })),
    '/sliders': [
      { id: 1, file_path: 'uploads/huge.png' },
      { id: 2, file_path: 'uploads/gone.png' },
    ],
    '/websitelinks': [{ id: 1, websitelink: 'www.example.org', websitelogo: 'uploads/logo.ico' }],
    '/main-menus': [
      {
        id: 1,
        mainMenu: 'Plans',
        mainMenuLink: '#',
        subMenus: [
          { id: 1, subMenu: 'The plan', subLink: 'uploads/Plan (final).pdf' },
          { id: 2, subMenu: 'Page', subLink: 'history' },
        ],
        language_code: 'en',
      },
      {
        id: 2,
        mainMenu: 'More',
        mainMenuLink: '#',
        subMenus: [{ id: 1, subMenu: 'Roads', subLink: '/roads' }],
        language_code: 'en',
      },
    ],
    '/awards': [
      { id: 1, language_code: 'en', description: '' },
      { id: 2, language_code: 'en', description: 'An award' },
    ],
  }
}

async function olderFiles(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const n of many(39, (each) => each)) files.set(`/uploads/Document ${n}.pdf`, pdf(`document ${n}`))
  const picture = (n: number) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: n, g: 2 * n, b: 90 } } })
      .png()
      .toBuffer()
  for (const n of many(16, (each) => each)) files.set(`/uploads/photo-${n}.png`, await picture(n))
  files.set(
    '/uploads/huge.png',
    await sharp({ create: { width: 9000, height: 6000, channels: 3, background: 'teal' } })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  )
  files.set('/uploads/logo.ico', icon(await picture(200)))
  files.set('/uploads/Plan (final).pdf', pdf('plan'))
  return files
}

/** An icon file with one PNG in it. */
function icon(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}

export type OlderServer = {
  root: string
  lists: Record<string, Row[]>
  asked: string[]
  stop: () => Promise<void>
}

/** A stand-in for an older council's server. It filters by language where it is asked, and has no newer lists. */
export async function startOlderServer(): Promise<OlderServer> {
  const [lists, files] = [olderLists(), await olderFiles()]
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://older.example')
    const path = decodeURIComponent(url.pathname).replace(/^\/api/, '')
    asked.push(path)
    const file = files.get(path)
    if (file) return void response.setHeader('last-modified', 'Mon, 01 Jan 2024 00:00:00 GMT').end(file)
    const rows = lists[path]
    if (!rows) return void response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html>')
    const language = url.searchParams.get('lang') ?? url.searchParams.get('language_code')
    const chosen = language
      ? rows.filter((row) => row.language_code === undefined || row.language_code === language)
      : rows
    response.setHeader('content-type', 'application/json').end(JSON.stringify(chosen))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    root: `http://127.0.0.1:${port}/api`,
    lists,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
