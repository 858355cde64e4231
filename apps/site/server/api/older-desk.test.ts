import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  answeredLanguage,
  asContract,
  askedLanguage,
  compatibilities,
  listAtPath,
  type OlderClients,
  sentAnswer,
} from '@nagardwar/contract'
import { exampleFetch, exampleRoot, exampleRows } from '@nagardwar/contract/examples'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../pages/render.ts'
import { appInTest } from '../testing/app-in-test.ts'
import { startTestSite } from '../testing/test-site.ts'

/** The pages of what such a desk answers in another way, and some others. */
const pages = {
  gardens: '/gardens',
  'public-disclosure': '/public-disclosure',
  'general-admin-department': '/general-admin-department',
  'official-publication': '/official-publication',
  departments: '/departments',
  roads: '/roads',
}
/** Headings of departments and of General Administration. */
const dynamic = (['headings', 'generalAdminHeadings'] as const).flatMap((name) =>
  exampleRows(name, 'en').map((row) => row.heading_link),
)
const addresses = [...Object.values(pages), ...dynamic.filter((link) => link.startsWith('/'))].flatMap(
  (page) => [page, `/mr${page}`],
)

/** A desk that answers lists with this setting. */
async function startDesk(older: OlderClients) {
  const ask = exampleFetch()
  const answer = async (address: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, exampleRoot)
    const name = listAtPath(pathname.replace(/^\/api/, ''))
    const asked = askedLanguage(searchParams)
    if (!name || !asked.ok) return ask(exampleRoot.replace('/api', '') + address)
    const rows = exampleRows(name, answeredLanguage(name, asked.language, older))
    return Response.json(sentAnswer(name, rows, older.compatibility))
  }
  const server = createServer(async ({ url = '' }, response) => {
    const { status, headers, body } = await answer(url)
    const bytes = Buffer.from(await new Response(body).arrayBuffer())
    response.writeHead(status, Object.fromEntries(headers)).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { root, stop }
}

let app: App
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  app = await appInTest(...Object.keys(pages), 'dynamic')
})
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

/** The size of a file, and the page of its text, which the site learns a moment after it has shown it. */
const learned =
  /<a [^>]*href="[^"]*\/documents\/[^"]*"[\s\S]*?<\/a>| width="[0-9]+" height="[0-9]+"(?= src)|, [0-9०-९.,]+ (?:[KM]B|केबी|एमबी)/g

async function siteBefore(older: OlderClients) {
  const desk = await startDesk(older)
  const site = await startTestSite({ apiRoot: desk.root, app })
  stops.push(desk.stop, site.stop)
  await site.site.warmUp()
  return async (address: string) => {
    const { status, text } = await site.get(address)
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    return { status, main: main.replaceAll(learned, '') }
  }
}

test('every page is the same in front of a desk that answers as older clients read it', async () => {
  const plain = await siteBefore(asContract)
  const older = await siteBefore({ compatibility: compatibilities, defaultLanguage: 'en' })
  expect(addresses.length).toBeGreaterThan(20)
  for (const address of addresses) {
    const page = await plain(address)
    expect([address, page.status]).toEqual([address, 200])
    expect(page.main.length).toBeGreaterThan(200)
    expect((await older(address)).main === page.main, address).toBe(true)
  }
  expect((await older('/gardens')).main).toContain('<img')
})
