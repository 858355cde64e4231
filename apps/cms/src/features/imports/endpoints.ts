import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { wrongPattern } from '../../api/exchange/page-redirects.ts'
import { admins } from '../../content/access/admins.ts'
import { personOf } from '../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../content/journal/entry.ts'
import { importFrom } from '../../platform/server-settings.ts'
import { scanner, whyNotStored } from '../../platform/viruses/search.ts'
import { only, refused } from '../../views/page/endpoint.ts'
import { jobState, reportFiles, reports, startJob, uploadFolder } from './job.ts'
import { keepSheets } from './uploaded-sheets.ts'
import { words } from './words.ts'

const forAdmins = (handler: PayloadHandler): PayloadHandler => only(admins, words.onlyAdmins, handler)

const state: PayloadHandler = ({ payload }) =>
  Response.json({ ...jobState(payload), reports: [...reports(payload).keys()].slice(0, 20) })

const linesOf = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
    : []

/** Why one of the files is not taken: none is stored before all were searched for viruses. */
async function firstProblem(files: readonly File[], { payload, user }: PayloadRequest) {
  if (!scanner.of(payload)) return undefined
  for (const file of files) {
    const why = await whyNotStored(payload, new Uint8Array(await file.arrayBuffer()), Number(user?.id))
    if (why) return why
  }
  return undefined
}

/** The journal says only who started it: the import's report lists what was stored. */
const note = (req: PayloadRequest): Promise<void> =>
  noteInJournal(req, { action: 'import', by: personOf(req) })

const start: PayloadHandler = async (req) => {
  const { payload } = req
  if (jobState(payload).state === 'running') return refused(409, words.runsAlready, req)
  const form = await req.formData?.().catch(() => undefined)
  const isSet = (name: string): boolean => form?.get(name) === 'on'
  const pages = {
    departments: linesOf(form?.get('departmentPages')),
    headings: linesOf(form?.get('headingPages')),
  }
  const wrong = wrongPattern([...pages.departments, ...pages.headings])
  if (wrong)
    return refused(400, { en: words.wrongPattern.en + wrong, mr: words.wrongPattern.mr + wrong }, req)
  const options = { publish: isSet('publish'), isDryRun: isSet('dryRun'), pages }
  const server = importFrom.of(payload)
  if (form?.get('source') === 'server' && server) startJob(payload, { from: server, ...options })
  else {
    const files = form?.getAll('files').filter((each) => each instanceof File) ?? []
    const problem = await firstProblem(files, req)
    if (problem) return refused(400, problem, req)
    const folder = uploadFolder(payload)
    if (!(await keepSheets(payload, folder, files))) return refused(400, words.nothingSent, req)
    startJob(payload, { from: folder, ...options })
  }
  await note(req)
  return Response.json(jobState(payload), { status: 202 })
}

const types = { html: 'text/html; charset=utf-8', csv: 'text/csv; charset=utf-8' }

const report: PayloadHandler = async (req) => {
  const folder = reports(req.payload).get(String(req.query.name))
  const file = reportFiles.find((each) => each === req.query.file)
  if (!folder || !file) return new Response(null, { status: 404 })
  const bytes = await readFile(path.join(/* turbopackIgnore: true */ folder, file))
  const isPage = file.endsWith('.html')
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': isPage ? types.html : types.csv,
      'content-disposition': `${isPage ? 'inline' : 'attachment'}; filename="${file}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

/** Importing from the desk, for administrators only. */
export const importEndpoints: Endpoint[] = [
  { path: '/import', method: 'get', handler: forAdmins(state) },
  { path: '/import', method: 'post', handler: forAdmins(start) },
  { path: '/import/report', method: 'get', handler: forAdmins(report) },
]
