import type { Payload } from 'payload'
import type { Words } from '../../platform/words/words.ts'
import { columnsOf, type Table } from './columns.ts'

export const fileLabel: Words = { en: 'File', mr: 'फाइल' }

/** The descriptions of pictures, in a separate sheet. Its first column is the file name. */
export function mediaTable(payload: Payload): Table {
  const columns = columnsOf(payload.collections.media.config.flattenedFields)
  return { name: 'media', slug: 'media', columns: columns.filter(({ path }) => path[0] === 'alt'), inner: [] }
}
