import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { reasonOf } from '@nagardwar/http/log'
import { type IndexDatabase, openIndexDatabase } from './index-database.ts'

/** `notOnDisk` says why the index is in memory only, and lost with the process. */
export type OpenedIndex = { database: IndexDatabase; file?: string; notOnDisk?: string }

const mostProcesses = 32
const parts = ['', '-wal', '-journal']
const names = Array.from({ length: mostProcesses }, (_, slot) => `index-${slot}.db`)

/** Result codes of SQLite, without their details. */
const codes = { busy: 5, damaged: 11, noDatabase: 26 }
const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 255 : 0
export const isSqliteError = (error: unknown): boolean => codeOf(error) > 0
export const isDamaged = (error: unknown): boolean =>
  [codes.damaged, codes.noDatabase].includes(codeOf(error))

/** Changes with the program: another one may find other words in the same records. */
export function stampOfProgram(folder: URL): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const file of files.filter((each) => each.isFile() && /\.[jt]s$/.test(each.name)))
    hash.update(readFileSync(path.join(file.parentPath, file.name)))
  return hash.digest('base64url')
}

/**
 * The first index of the folder that no other process has open: each process has its own, and takes an earlier one
 * over when it starts. If the folder cannot be written to, the index is in memory.
 */
export function openIndexFile(folder: string, stamp: string): OpenedIndex {
  try {
    mkdirSync(folder, { recursive: true })
    for (const name of names) {
      const file = path.join(folder, name)
      const database = openUnlessBusy(file, stamp)
      if (database) return { database, file }
    }
    throw new Error(`All ${mostProcesses} files are in use`)
  } catch (error) {
    return openInMemory(stamp, reasonOf(error))
  }
}

export const openInMemory = (stamp: string, notOnDisk: string): OpenedIndex => ({
  database: openIndexDatabase(':memory:', stamp),
  notOnDisk,
})

function openUnlessBusy(file: string, stamp: string): IndexDatabase | undefined {
  try {
    return openIndexDatabase(file, stamp)
  } catch (error) {
    if (codeOf(error) === codes.busy) return undefined
    if (!isDamaged(error)) throw error
    removeIndexFile(file)
    return openIndexDatabase(file, stamp)
  }
}

export function removeIndexFile(file: string): void {
  for (const part of parts) rmSync(file + part, { force: true })
}

/** Removes the indexes of processes that are no more: they have records that may have been withdrawn. */
export function removeUnused(folder: string, own: string, stamp: string): void {
  const others = readdirSync(folder).filter((name) => names.includes(name) && name !== path.basename(own))
  for (const name of others) {
    const file = path.join(folder, name)
    const database = openUnlessBusy(file, stamp)
    if (database) removeIndexFile(file)
    database?.close()
  }
}
