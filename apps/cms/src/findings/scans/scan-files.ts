import { buffer } from 'node:stream/consumers'
import type { Media } from '../../payload-types.ts'
import type { FileStore } from '../../uploads/stored-file.ts'
import { canHaveText } from './has-text.ts'

/** By the name of a document, which is another one for other bytes: whether it is without text. */
export type Scans = Readonly<Record<string, boolean>>

/** In one night. */
const most = 500

const isPdf = ({ mimeType }: Media): boolean => mimeType === 'application/pdf'

async function isScan(store: FileStore, name: string): Promise<boolean | undefined> {
  const file = await store.find(name)
  return file && !canHaveText(await buffer((await file.read()) as never))
}

/** Looks into each document once, one after the other. What is no longer there is forgotten. */
export async function scanFiles(files: readonly Media[], store: FileStore, known: Scans): Promise<Scans> {
  const names = files.filter(isPdf).flatMap(({ filename }) => filename ?? [])
  const found = Object.fromEntries(
    names.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])),
  )
  for (const name of names.filter((each) => found[each] === undefined).slice(0, most)) {
    const scan = await isScan(store, name)
    if (scan !== undefined) found[name] = scan
  }
  return found
}
