import { createLocalReq, type DefaultServerCellComponentProps } from 'payload'
import { statusWords } from './status.ts'
import { openStateOf } from './store.ts'

type Row = { id: number; record?: { publishedOn?: string | null; validUntil?: string | null } }

/** In lists: what residents see of a record, and from when. */
export async function StatusCell({
  cellData,
  collectionSlug,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  const { id, record } = rowData as Row
  const status = String(cellData ?? 'draft')
  const req = await createLocalReq({}, payload)
  // What is published and unchanged is in no request.
  const request =
    status === 'published' ? undefined : await openStateOf({ list: collectionSlug, record: id }, req)
  const words = statusWords({ status, ...record, request }, new Date())
  return <span>{(i18n.language as string) === 'mr' ? words.mr : words.en}</span>
}
