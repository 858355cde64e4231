import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Row = Record<string, unknown>

const department = (id: number, name: string, link: string): Row => ({
  id,
  department_name: name,
  department_link: link,
  status: 1,
  language_code: 'en',
})

/** What such a server has: English rows alone, links between rows under older names, and no newer lists. */
const lists: Readonly<Record<string, Row[]>> = {
  '/main-menus': [
    { id: 1, mainMenu: 'Home', mainMenuLink: '/', subMenus: [], language_code: 'en' },
    {
      id: 2,
      mainMenu: 'Disclosure',
      mainMenuLink: '#',
      subMenus: [{ subMenu: 'Public Disclosure', subLink: '/public-disclosure' }],
      language_code: 'en',
    },
  ],
  '/public_disclosure': [
    department(1, 'General Admin Department', '/general-admin-department'),
    department(2, 'Birth & Death', '/birth-&-death-department'),
    department(3, 'Town Planning Department', '/town-planning-department'),
  ],
  '/generaladmindepartment': [
    { id: 7, departments_heading: 'General Meetings', heading_link: '/general-meetings', status: 1 },
  ],
  '/generaladminaddyear': [
    {
      id: 1,
      department_id: 7,
      year: '2023-2024',
      meetingtype: 'General Meeting',
      pdf: 'uploads\\pdf\\may 2023.pdf',
      pdfheading: 'May 2023',
      status: 1,
    },
  ],
  '/department-datas': [
    {
      id: 11,
      public_disclosure_id: 2,
      departments_heading: 'Certificates',
      heading_link: '/certificates',
      status: 1,
    },
    { id: 12, public_disclosure_id: 3, departments_heading: 'Plans', heading_link: '/plans', status: 1 },
  ],
  '/department-data-year': [
    {
      id: 1,
      department_id: 11,
      year: '2023',
      pdfheading: 'Certificates of 2023',
      pdf: '/uploads/c.pdf',
      status: 1,
    },
    { id: 2, department_id: 12, year: '2022', pdfheading: 'Plans of 2022', pdf: '/uploads/p.pdf', status: 1 },
  ],
  '/wards': [{ id: 1, ward_no: '01', ward_name: 'Lake Road' }],
  '/elected-wings': [
    { id: 1, correspondentName: 'A. Member', wardNo: 'Ward No. 02', startDate: '2020-01-01' },
  ],
  '/roads': [{ id: 1, description: 'Asphalt roads', length: '23.75 Km' }],
}

/** Rows whose language the server knows answer only to their own. */
const rowsFor = (path: string, language: string | null): Row[] | undefined =>
  lists[path]?.filter((row) => !('language_code' in row) || !language || row.language_code === language)

const sqlError = {
  message:
    "ER_TRUNCATED_WRONG_VALUE: Incorrect string value: '\\xF0\\x9F\\x98\\x80' for column `council`.`contact_us`.`feedback` at row 1",
  sql: "INSERT INTO contact_us VALUES ('Kavita', '9800000000', 'kavita@example.com')",
}

export type OlderServer = Awaited<ReturnType<typeof startOlderServer>>

/**
 * The kind of server that councils have had for years: a database in one language, older names, a page of HTML where it
 * has no list, SQL in its errors, no keys against double messages.
 */
export async function startOlderServer() {
  let visitors = 41
  const pictures = new Map<string, Buffer>()
  const received: unknown[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += chunk
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.replace(/^\/api/, '')
    const json = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    if (request.method === 'POST') {
      if (path === '/increment-visitor-count') return void json(200, { count: ++visitors })
      if (path !== '/contact-us') return void json(200, { message: 'ok' })
      const feedback = JSON.parse(body) as Record<string, string>
      const isTooMuch = /\p{Extended_Pictographic}/u.test(body) || (feedback.mobile ?? '').length > 15
      if (isTooMuch) return void json(500, sqlError)
      received.push(feedback)
      return void json(200, { id: received.length })
    }
    if (path === '/visitor-count') return void json(200, { count: visitors })
    const picture = pictures.get(path)
    if (picture) return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
    const rows = rowsFor(path, searchParams.get('lang') ?? searchParams.get('language_code'))
    if (rows) return void json(200, rows)
    // Newer addresses lead to the page for people.
    const status = path === '/newsupdate' || path === '/settings' ? 200 : 404
    response
      .writeHead(status, { 'content-type': 'text/html' })
      .end('<!doctype html><h1>Municipal Council</h1>')
  }

  const server = createServer((request, response) => void answer(request, response))
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    root: `http://127.0.0.1:${port}/api`,
    pictures,
    received,
    async die(): Promise<void> {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
    comeBack: () => listen(port),
  }
}
