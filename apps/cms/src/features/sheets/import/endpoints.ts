import { inOneLine, rawLength, withoutTurns } from '@nagardwar/contract'
import type { Endpoint, PayloadHandler, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { staff } from '../../../content/access/staff.ts'
import { personOf } from '../../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../../content/journal/entry.ts'
import { exclusively } from '../../../platform/database/exclusively.ts'
import { say, type Words } from '../../../platform/words/words.ts'
import { only } from '../../../views/page/endpoint.ts'
import { patiently } from '../../../views/page/patiently.ts'
import { sendForApproval } from '../approval.ts'
import { words as sheetWords } from '../words.ts'
import type { Arrangement } from './columns/arrangement.ts'
import { remember } from './columns/memory.ts'
import { listToImport } from './may-import.ts'
import { type Prepared, prepare } from './prepare.ts'
import { goodRows, markOf, previewOf } from './preview.ts'
import { storeRows } from './store.ts'
import { words } from './words.ts'

type Sent = { list: SanitizedCollectionConfig; form: FormData; req: PayloadRequest }

const problem = (status: number, text: string): Response =>
  Response.json({ errors: [{ message: text }] }, { status, headers: { 'cache-control': 'no-store' } })
const done = (body: object): Response => Response.json(body, { headers: { 'cache-control': 'no-store' } })

type Turn = (list: SanitizedCollectionConfig, req: PayloadRequest, work: Work) => Promise<Response>
type Work = () => Promise<Response>

/** Nobody waits for others who only look. */
const atOnce: Turn = (_list, _req, work) => work()
/** The same file sent twice adds no row twice: the second time it is read, it changes nothing. */
const inTurn: Turn = ({ slug }, req, work) => exclusively(req.payload, `import:${slug}`, work)

type Answers = {
  turn: Turn
  work: (sent: Sent, prepared: Prepared) => Promise<Response>
  /** Where a person must first say what stands in the columns. */
  unclear: (arrangement: Arrangement) => Response
}

/** A file for a list into which this person may import. */
const withFile =
  ({ turn, work, unclear }: Answers): PayloadHandler =>
  async (req) => {
    const list = await listToImport(req.routeParams?.list, req)
    if (!list) return problem(403, say(words.notAllowed, req))
    const form = await req.formData?.().catch(() => undefined)
    if (!form) return problem(400, say(words.noFile, req))
    return patiently(req, () =>
      turn(list, req, async () => {
        const prepared = await prepare(form, list, req)
        if ('problem' in prepared) return problem(400, say(prepared.problem, req))
        return 'rows' in prepared ? work({ list, form, req }, prepared) : unclear(prepared.arrangement)
      }),
    )
  }

const longestRemark = 500
const plainText = (value: unknown): string =>
  typeof value === 'string' ? withoutTurns(inOneLine(value.slice(0, rawLength(longestRemark)))).trim() : ''

/** What the person wrote, or where the rows come from. */
function remarkIn({ form, req }: Sent): string {
  const file = form.get('file')
  const from = `${say(words.isImport, req)} ${file instanceof File ? plainText(file.name) : ''}`
  return (plainText(form.get('remark')) || from).slice(0, longestRemark)
}

async function take(sent: Sent, prepared: Prepared): Promise<Response> {
  const { list, form, req } = sent
  if (form.get('mark') !== markOf(prepared)) return problem(409, say(words.sinceThen, req))
  const rows = goodRows(prepared.rows)
  const areAllGood = prepared.rows.every(({ complaints }) => complaints.length === 0)
  if (!areAllGood && form.get('only') !== 'good') return problem(400, say(words.hasErrors, req))
  if (rows.length === 0) return problem(400, say(words.nothing, req))
  const labels = list.labels.plural as unknown as Words
  await remember(list.slug, prepared.arranged, { fields: prepared.fields, req })
  await noteInJournal(req, { action: 'import', by: personOf(req), list: labels })
  const { parts, failed } = await storeRows(rows, list, req)
  if (failed !== undefined) {
    const where = `${say(words.row, req)} ${failed}`
    return problem(500, `${say(words.notStored, req)} ${where}`)
  }
  const approval = await exclusively(req.payload, 'approvals', () =>
    sendForApproval.of(req.payload)(parts, remarkIn(sent), req),
  )
  return done({ approval: approval.id, counts: previewOf(prepared, req).counts })
}

const show = async ({ req }: Sent, prepared: Prepared): Promise<Response> => done(previewOf(prepared, req))

const looking: Answers = { turn: atOnce, work: show, unclear: (arrangement) => done({ arrangement }) }
const taking: Answers = { turn: inTurn, work: take, unclear: ({ why }) => problem(400, why) }

const forStaff = (handler: PayloadHandler): PayloadHandler => only(staff, sheetWords.onlyStaff, handler)

/** Reading a spreadsheet back into its list: first to look at, then to store as drafts that wait for approval. */
export const sheetImportEndpoints: Endpoint[] = [
  { path: '/sheets/:list/preview', method: 'post', handler: forStaff(withFile(looking)) },
  { path: '/sheets/:list/import', method: 'post', handler: forStaff(withFile(taking)) },
]
