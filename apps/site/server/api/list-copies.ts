import { hash as digest } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Language, ListName, WireRow } from '@nagardwar/contract'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { writeWhole } from '../disk.ts'
import { mostOfList, readReply } from './ask-list.ts'

/** A list as last answered. `hash` tells whether it changed; its JSON would be as large again. */
export type Copy = { rows: WireRow<ListName>[]; hash: string; bytes: number; fetchedAt: number }

export function measure(rows: WireRow<ListName>[]): Pick<Copy, 'hash' | 'bytes'> {
  const json = JSON.stringify(rows)
  return { hash: digest('sha256', json, 'base64url'), bytes: Buffer.byteLength(json) }
}

export type Copies = {
  read(name: ListName, language: Language | undefined): Copy | undefined
  write(name: ListName, language: Language | undefined, copy: Copy): void
  /** Resolves when everything is on disk. */
  settled(): Promise<void>
}

/** The time of an unchanged list is written again after this many milliseconds. */
const tooOld = 10 * 60_000

/** Copies of the lists in a folder, so that a restart without the API does not lose them. */
export function createCopies(folder: string, log: Log): Copies {
  const written = new Map<string, { hash: string; fetchedAt: number }>()
  const under = new Map<string, Promise<void>>()
  const fileOf = (name: ListName, language: Language | undefined): string =>
    path.join(folder, `${language ? `${name}.${language}` : name}.json`)

  function read(name: ListName, language: Language | undefined): Copy | undefined {
    const file = fileOf(name, language)
    const copy = readCopy(file, name, language, log)
    if (copy) written.set(file, { hash: copy.hash, fetchedAt: copy.fetchedAt })
    return copy
  }

  function write(name: ListName, language: Language | undefined, { rows, hash, fetchedAt }: Copy): void {
    const file = fileOf(name, language)
    const last = written.get(file)
    if (last?.hash === hash && Math.abs(fetchedAt - last.fetchedAt) < tooOld) return
    written.set(file, { hash, fetchedAt })
    const text = JSON.stringify(rows)
    const before = under.get(file) ?? Promise.resolve()
    const next = before
      .then(() => writeWhole(file, `{"fetchedAt":${fetchedAt},"rows":${text}}`))
      .catch((error: unknown) => {
        written.delete(file)
        log.warn('A copy of a list could not be written', { list: name, language, reason: reasonOf(error) })
      })
    under.set(file, next)
  }

  return { read, write, settled: async () => void (await Promise.all(under.values())) }
}

/** Copies on disk are read as tolerantly as answers: an older version of the site may have written them. */
function readCopy(file: string, name: ListName, language: Language | undefined, log: Log): Copy | undefined {
  try {
    if (statSync(file).size > 2 * mostOfList.bytes) return undefined
    const { fetchedAt, rows } = JSON.parse(readFileSync(file, 'utf8')) as {
      fetchedAt: unknown
      rows: unknown
    }
    if (typeof fetchedAt !== 'number' || !Array.isArray(rows)) return undefined
    const reply = readReply(name, language, rows)
    return reply.ok ? { rows: reply.rows, ...measure(reply.rows), fetchedAt } : undefined
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isAbsent)
      log.warn('A copy of a list could not be read', { list: name, language, reason: reasonOf(error) })
    return undefined
  }
}
