import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { admins } from '../access/admins.ts'
import { configuration } from '../configuration.ts'
import { say, type Words } from '../fields/words.ts'
import { jobState, reportFiles, reports, startJob, uploadFolder } from './job.ts'
import { keepSheets } from './uploaded-sheets.ts'
import { words } from './words.ts'

const refused = (status: number, why: Words, req: PayloadRequest): Response =>
  Response.json({ message: say(why, req) }, { status })

const forAdmins =
  (handler: PayloadHandler): PayloadHandler =>
  (req) =>
    admins({ req }) ? handler(req) : refused(403, words.onlyAdmins, req)

const state: PayloadHandler = () =>
  Response.json({ ...jobState(), reports: [...reports().keys()].slice(0, 20) })

const start: PayloadHandler = async (req) => {
  if (jobState().state === 'running') return refused(409, words.runsAlready, req)
  const form = await req.formData?.().catch(() => undefined)
  const isSet = (name: string): boolean => form?.get(name) === 'on'
  const options = { publish: isSet('publish'), isDryRun: isSet('dryRun') }
  const { importFrom } = configuration
  if (form?.get('source') === 'server' && importFrom) startJob({ from: importFrom, ...options })
  else {
    const files = form?.getAll('files').filter((each) => each instanceof File) ?? []
    if (!(await keepSheets(req.payload, uploadFolder, files))) return refused(400, words.nothingSent, req)
    startJob({ from: uploadFolder, ...options })
  }
  return Response.json(jobState(), { status: 202 })
}

const types = { html: 'text/html; charset=utf-8', csv: 'text/csv; charset=utf-8' }

const report: PayloadHandler = async (req) => {
  const folder = reports().get(String(req.query.name))
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

/** Importing from the desk: for administrators alone. */
export const importEndpoints: Endpoint[] = [
  { path: '/import', method: 'get', handler: forAdmins(state) },
  { path: '/import', method: 'post', handler: forAdmins(start) },
  { path: '/import/report', method: 'get', handler: forAdmins(report) },
]
