import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const demo = path.resolve(import.meta.dirname, '../../content/demo')
const today = new Date().toISOString().slice(0, 10)

type DemoRecord = { draft?: boolean; record?: { validUntil?: string } }

const isHidden = ({ draft, record }: DemoRecord): boolean =>
  draft === true || (record?.validUntil ?? '9') < today

/** Every text of more than two words in these rows. */
export function textsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set(value.split(' ').length > 2 ? [value] : [])
  if (typeof value !== 'object' || value === null) return new Set()
  return new Set(Object.values(value).flatMap((inside) => [...textsIn(inside)]))
}

const lists = readdirSync(demo)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(path.join(demo, file), 'utf8')) as unknown)
  .filter((list) => Array.isArray(list))

const shown = textsIn(lists.flatMap((list) => list.filter((record) => !isHidden(record))))

/** Texts that only the demo council's drafts and expired notices contain. */
export const hiddenTexts: readonly string[] = lists
  .flatMap((list) => list.filter(isHidden))
  .flatMap((record) => [...textsIn(record)])
  .filter((text) => !shown.has(text))
