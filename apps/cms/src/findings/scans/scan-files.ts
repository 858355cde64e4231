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
export async function lookInto<T>(
  files: readonly Media[],
  known: Readonly<Record<string, T>>,
  look: (name: string) => Promise<T | undefined>,
): Promise<Record<string, T>> {
  const names = files.filter(isPdf).flatMap(({ filename }) => filename ?? [])
  const found: Record<string, T> = {}
  for (const name of names) if (known[name] !== undefined) found[name] = known[name]
  for (const name of names.filter((each) => found[each] === undefined).slice(0, most)) {
    const seen = await look(name)
    if (seen !== undefined) found[name] = seen
  }
  return found
}

/** Which documents are without text. */
export const scanFiles = (files: readonly Media[], store: FileStore, known: Scans): Promise<Scans> =>
  lookInto(files, known, (name) => isScan(store, name))
