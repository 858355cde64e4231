import type { Body } from '@nagardwar/contract/browser'
import { withWritten } from '../written/written.tsx'
import { BodyText } from './body-text.tsx'

type Row = { id: number; body?: Body | undefined }
type Lists = Readonly<Record<string, unknown>>

const isList = (value: unknown): value is { ok: true; value: Row[] } =>
  typeof value === 'object' && value !== null && 'value' in value && Array.isArray(value.value)

/** What the server writes of a row stands in the document once; the row itself says only that there is something. */
const withBody = (row: Row, list: string, top: 2 | 3 | 4): Row =>
  row.body?.length
    ? withWritten({ ...row, body: [] }, <BodyText body={row.body} id={`${list}-${row.id}`} top={top} />)
    : row

/**
 * The lists of a page whose texts may have headings, lists, links and tables: the server writes these, and no script
 * carries how. `top` is the level of their highest headings on the page.
 */
export function withBodies<D extends Lists>(lists: D, top: 2 | 3 | 4): D {
  if (!import.meta.env.SSR) throw new Error('Only the server writes bodies.')
  const entries = Object.entries(lists).map(([name, list]) => [
    name,
    isList(list) ? { ...list, value: list.value.map((row) => withBody(row, name, top)) } : list,
  ])
  return Object.fromEntries(entries) as D
}
