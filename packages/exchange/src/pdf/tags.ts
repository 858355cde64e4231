import { type Calls, textFrom } from './pdfium.ts'

/** What the tags of a PDF say of a piece of its text: what it belongs to, each by PDFium's handle of the element. */
export type Tag = {
  kind: 'heading' | 'item' | 'cell' | 'text'
  /** The element whose pieces are one text. */
  element: number
  /** 1 to 6, of a heading. */
  level: number
  row: number
  /** The place of the cell in its row: an empty one has no text that would say so. */
  column: number
  table: number
  isHead: boolean
}

const none: Tag = { kind: 'text', element: 0, level: 0, row: 0, column: 0, table: 0, isHead: false }
/** Deeper than any document that people write. */
const deepest = 60

/** The tags of a page by the number of their marked content; none for a document without tags. */
export function tagsOf(calls: Calls, page: number): Map<number, Tag> {
  const tags = new Map<number, Tag>()
  const tree = calls._FPDF_StructTree_GetForPage(page)
  if (!tree) return tags

  function walk(element: number, around: Tag, place: number, depth: number): void {
    if (!element || depth > deepest) return
    const own = within(around, { element, place, type: typeOf(calls, element) })
    const count = calls._FPDF_StructElement_GetMarkedContentIdCount(element)
    for (let at = 0; at < count; at++) {
      const id = calls._FPDF_StructElement_GetMarkedContentIdAtIndex(element, at)
      if (id >= 0) tags.set(id, own)
    }
    const children = calls._FPDF_StructElement_CountChildren(element)
    for (let at = 0; at < children; at++)
      walk(calls._FPDF_StructElement_GetChildAtIndex(element, at), own, at, depth + 1)
  }

  const roots = calls._FPDF_StructTree_CountChildren(tree)
  for (let at = 0; at < roots; at++) walk(calls._FPDF_StructTree_GetChildAtIndex(tree, at), none, at, 0)
  calls._FPDF_StructTree_Close(tree)
  return tags
}

const typeOf = (calls: Calls, element: number): string =>
  textFrom(
    calls,
    (pointer, length) => calls._FPDF_StructElement_GetType(element, pointer, length),
    'utf-16le',
  )

type Child = { element: number; place: number; type: string }

/** The standard structure types of ISO 32000-1, 14.8.4; a paragraph in a cell or an item belongs to that. */
function within(around: Tag, { element, place, type }: Child): Tag {
  const [, level = '1'] = /^H([1-6])?$/.exec(type) ?? []
  if (/^(H[1-6]?|Title)$/.test(type)) return { ...around, kind: 'heading', element, level: Number(level) }
  if (type === 'Table') return { ...around, table: element }
  if (type === 'TR') return { ...around, row: element }
  if (type === 'TD' || type === 'TH')
    return { ...around, kind: 'cell', element, column: place, isHead: type === 'TH' }
  if (type === 'LI') return { ...around, kind: 'item', element }
  const isInside = around.kind === 'cell' || around.kind === 'item' || around.kind === 'heading'
  return isInside || type === 'Span' || type === 'Link' ? around : { ...around, kind: 'text', element }
}
