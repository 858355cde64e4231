import { existsSync, readFileSync } from 'node:fs'
import type { KnownRows } from '../search/entries/rows.ts'
import { rowsOfCouncil } from './demo-council.ts'

const content = new URL('../../../../content/', import.meta.url)
const fileIn = (folder: string, file: string) => new URL(`${folder}/${file}`, content)

/** A blank that a council fills in: `[[designation]]`. */
const blank = /\[\[[^\]]*\]\]/gu

/** The skeleton with its blanks filled and everything published, and the names of a small council. */
function read(file: string): unknown {
  const from = ['skeleton', 'councils/small'].map((folder) => fileIn(folder, file)).find(existsSync)
  if (!from) return []
  const records = JSON.parse(readFileSync(from, 'utf8').replace(blank, 'XX')) as object | object[]
  return Array.isArray(records) ? records.map((record) => ({ ...record, draft: false })) : records
}

/** The lists of a council that began with the skeleton: other names than the demo council's, and hardly any content. */
export const skeletonRows = (): KnownRows => rowsOfCouncil(read)
