// Measures what pages cost when nothing is cached, on as many examples of the contract as a council has, and so many times that.
// Run with `NODE_ENV=production node bench/render.ts [times] [turns]`; prints JSON.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ListName, listAtPath } from '@nagardwar/contract'
import { exampleFetch, exampleRoot } from '@nagardwar/contract/examples'
import { createLog } from '@nagardwar/http/log'
import type { Documents } from '../app/documents/documents.ts'
import { createFileFacts } from '../server/api/file-facts.ts'
import { createListCache } from '../server/api/list-cache.ts'
import { createCopies } from '../server/api/list-copies.ts'
import { readBuild } from '../server/build/read-build.ts'
import { readConfig } from '../server/config.ts'
import { createRender, type Render } from '../server/pages/render.ts'
import type { Upstream } from '../server/upstream/upstream.ts'

/** Pages that show the latest, or a page, of what there is; and some that show whole lists. */
const bounded = ['/', '/news', '/projects', '/press-releases', '/photos', '/videos']
const whole = ['/roads', '/downloads', '/tenders', '/today', '/alerts', '/ward/1']

/** Lists that stay short, however old a council is: it has no thousand wards or services, and two hundred years of meetings are 4 MB, which is as much as a list may have. */
const handful = new Set<ListName>([
  'texts',
  'settings',
  'mainMenu',
  'services',
  'headings',
  'generalAdminHeadings',
  'disclosureDepartments',
  'departments',
  'sliders',
  'websiteLinks',
  'ministers',
  'headOfficer',
  'alerts',
  'serviceStates',
  'holidays',
  'wards',
  'serviceFacts',
  'councilMeetings',
])

/** So many times the examples is about as much as the demo council has, and more than a page shows at once. */
const demoCouncil = 8

/** No page of this bench shows the text of a document. */
const noDocuments: Documents = {
  record: async () => undefined,
  text: async () => undefined,
  readPage: async () => undefined,
  part: async () => undefined,
}

type Row = { id?: number }

const repeated = (rows: readonly Row[], times: number): Row[] =>
  Array.from({ length: times }, (_, copy) =>
    rows.map((row) => ({ ...row, ...(row.id ? { id: row.id + copy * 100_000 } : {}) })),
  ).flat()

/** The examples, with each row repeated. */
function upstreamOf(times: number): Upstream {
  const ask = exampleFetch()
  return async (address, init = {}) => {
    const response = await ask(exampleRoot + address, init.method === 'HEAD' ? {} : init)
    const name = listAtPath(address.split('?')[0] ?? '')
    if (!name || handful.has(name)) return response
    const answer = (await response.json()) as Row[] | { data: Row[] }
    return Response.json(
      Array.isArray(answer) ? repeated(answer, times) : { ...answer, data: repeated(answer.data, times) },
    )
  }
}

async function rendererOf(times: number, folder: string): Promise<Render> {
  const config = readConfig({ API_ROOT: 'examples', SITE_DATA: folder, NODE_ENV: 'production' })
  const log = createLog('silent')
  const facts = createFileFacts({ file: path.join(folder, 'files.json'), probe: async () => ({}), log })
  const copies = createCopies(path.join(folder, 'lists'), log)
  const listCache = createListCache({ upstream: upstreamOf(times * demoCouncil), copies, facts, log })
  await listCache.warmUp()
  const { app } = await readBuild()
  return createRender({
    app,
    // Known lists are refreshed in the background: no reader waits for that.
    source: { list: async (name, language) => listCache.known(name, language) },
    send: async () => new Response(null, { status: 503 }),
    search: async () => {
      throw new Error('No page of this bench searches')
    },
    inTurn: (work) => work(),
    documents: () => noDocuments,
    config,
  })
}

/** Milliseconds of this thread's processor time: other work on the machine does not count. */
const cpu = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** The kernel counts in steps of up to 4 ms, as much as a page takes: short pages are measured several at a time. */
async function measure(render: Render, page: string, turns: number, atOnce: number) {
  const taken: number[] = []
  let bytes = 0
  // The first rounds are left out: they include compilation.
  for (let turn = -Math.ceil(10 / atOnce); turn < turns; turn++) {
    const began = cpu()
    for (let each = 0; each < atOnce; each++) {
      const { html, response } = await render(new Request(`http://localhost:3000${page}`))
      if (response.status !== 200) throw new Error(`${page} answers ${response.status}`)
      bytes = Buffer.byteLength(html)
    }
    if (turn >= 0) taken.push((cpu() - began) / atOnce)
  }
  taken.sort((a, b) => a - b)
  return { ms: Number((taken[Math.floor(turns / 2)] ?? 0).toFixed(2)), bytes }
}

const [times = 1, turns = 60] = process.argv.slice(2).map(Number)
const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-bench-'))
try {
  const render = await rendererOf(times, folder)
  const pages: Record<string, { ms: number; bytes: number }> = {}
  for (const page of bounded) pages[page] = await measure(render, page, Math.ceil(turns / 4), 20)
  for (const page of whole) pages[page] = await measure(render, page, turns, 1)
  console.log(JSON.stringify({ times, bounded, whole, pages }))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
