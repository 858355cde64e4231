import { asked, type Outcome, type Place } from '../../views/many-files/calls.ts'
import { wishOf } from './complaints.ts'
import type { Doc, Looked, Row } from './rows.ts'

const minute = 60_000
const pause = 5_000
const mostTries = 6

/** Uploads through the desk's own upload, which checks the file. Its title is the description of the file. */
export async function upload(
  place: Place,
  doc: Doc,
  file: File,
): Promise<Outcome<{ media: number; address: string }>> {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: { [doc.own.titleLanguage]: doc.own.title } }))
  form.set('file', file)
  // 30 MB over a line of 40 KB a second take a quarter of an hour.
  const answer = await asked<{ doc: { id: number; filename: string } }>(
    place,
    '/media?depth=0',
    form,
    15 * minute,
  )
  if (answer.problem !== undefined) return answer
  const { id, filename } = answer.value.doc
  return { value: { media: id, address: `${place.api}/media/file/${encodeURIComponent(filename)}` } }
}

/** Language and year by the text. While others' documents are read, it waits. */
export async function look(place: Place, media: number): Promise<Outcome<Looked>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await asked<Looked>(place, '/many-documents/look', { media }, 6 * minute)
    if (answer.status !== 503 || tries === mostTries) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

export const saveRow = (place: Place, row: Row, heading: string): Promise<Outcome<{ id: number }>> =>
  asked(place, '/many-documents/save', wishOf(row, heading), minute)

export const sendForApproval = (place: Place, ids: readonly number[]): Promise<Outcome<unknown>> =>
  asked(
    place,
    '/approvals/send',
    { records: ids.map((record) => ({ list: 'year-documents', record })), remark: '' },
    2 * minute,
  )
