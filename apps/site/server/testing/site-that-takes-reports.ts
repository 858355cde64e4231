import { listPaths } from '@nagardwar/contract'
import { afterEach, beforeEach } from 'vitest'
import { readerOf } from '../../app/testing/reader-of.ts'
import { appInTest } from './app-in-test.ts'
import { type FakeApi, startFakeApi } from './fake-api.ts'
import { startTestSite, type TestSite } from './test-site.ts'

const app = await appInTest('report', 'reports', 'dynamic')

export const secret = 'abcdefghijklmnopqrstuvwxyz'
export const token = 'abcdefghijklmnopqrstuvwxy2'
export const json = { 'content-type': 'application/json' }
/** What somebody writes into the form. */
export const typed = {
  kind: '1',
  place: 'Lake Road, opposite the school',
  text: 'The lamp is out.',
  name: '',
  email: '',
  website: '',
  notice: '2026-11-28',
}

const today = (): string => new Date().toISOString().slice(0, 10)
const made = (): string => new Date(Date.now() - 60_000).toISOString()
type Fields = Record<string, string | [file: string, content: string]>

/** What a page says, without its frame. */
export const page = (text: string) => readerOf(`<main${text.split('<main')[1]?.split('</main>')[0]}</main>`)

/** The form as a browser sends it. */
function parts(fields: Fields): string {
  const all = Object.entries(fields).map(([name, value]) =>
    typeof value === 'string'
      ? `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
      : `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${value[0]}"\r\nContent-Type: image/jpeg\r\n\r\n${value[1]}\r\n`,
  )
  return `${all.join('')}--x--\r\n`
}

/** A site for each test whose desk takes reports and photographs, and has no report in its list. */
export function siteThatTakesReports(env: Record<string, string> = {}) {
  const its = {} as { api: FakeApi; site: TestSite }
  beforeEach(async () => {
    const api = await startFakeApi()
    api.answers.set('/report', () =>
      Response.json(
        { message: 'Received', contactId: 'F-7KQ2-M9XD', secret, dueOn: '2026-12-04' },
        { status: 201 },
      ),
    )
    api.answers.set('/report-follow', () => Response.json({ message: 'Counted', followers: 3 }))
    api.answers.set('/resident-file', () =>
      Response.json({ token, name: 'lamp.jpg', size: 5 }, { status: 201 }),
    )
    api.answers.set(listPaths.reports.path, () => Response.json([]))
    its.api = api
    its.site = await startTestSite({ apiRoot: api.root, app, env })
  })
  afterEach(async () => {
    await its.site.stop()
    await its.api.stop()
  })

  const toDesk = (path: string) => its.api.asked.filter((each) => each.path === `/api${path}`)
  return {
    its,
    /** What the desk was sent at an address. */
    toDesk,
    sentToDesk: () => toDesk('/report').map(({ body }) => JSON.parse(body)),
    /** The public list has one report, of today. */
    knownReport: () =>
      its.api.answers.set(listPaths.reports.path, () =>
        Response.json(
          (['en', 'mr'] as const).map((language_code) => ({
            ...{ id: 41, language_code, kind: 'Street light', kind_id: 1, ward: 'Lakeside 1', ward_no: '1' },
            ...{
              place: '',
              position: '19.2437, 73.3160',
              state: 'new',
              followers: '1',
              received_on: today(),
            },
            ...{ due_on: null, done_on: null, photograph: '' },
          })),
        ),
      ),
    send: (fields: Fields = {}, path = '/report', headers: Record<string, string> = {}) =>
      its.site.post(path, parts({ ...typed, made: made(), ...fields }), {
        'content-type': 'multipart/form-data; boundary=x',
        accept: 'text/html',
        ...headers,
      }),
    /** The same API behind another site. */
    async startAgain(env: Record<string, string> = {}): Promise<void> {
      await its.site.stop()
      its.site = await startTestSite({ apiRoot: its.api.root, app, env })
    },
  }
}
