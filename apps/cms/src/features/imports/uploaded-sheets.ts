import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sheetEndings } from '@nagardwar/exchange/sheet/read-sheet'
import type { Payload } from 'payload'
import { mediaTable } from '../../api/exchange/media-table.ts'
import { tablesOf } from '../../api/exchange/tables.ts'
import { visitorTable } from '../../api/exchange/visitor-count.ts'

const mostFiles = 500

/** The last part of the name that a browser sent, without anything that leads to another folder. */
const plainName = (name: string): string =>
  path.posix
    .basename(name.replaceAll('\\', '/'))
    .replace(/[^\p{L}\p{M}\p{N}._ ()-]/gu, '_')
    .replace(/^\.+/, '')

function sheetNames(payload: Payload): Set<string> {
  const tables = tablesOf(payload).flatMap(({ name, inner }) => [name, ...inner.map((each) => each.name)])
  return new Set(
    [...tables, mediaTable(payload).name, visitorTable].flatMap((name) =>
      sheetEndings.map((ending) => name + ending),
    ),
  )
}

/** Replaces the sheets of the previous upload. Returns whether there is a sheet among the files. */
export async function keepSheets(payload: Payload, folder: string, sent: readonly File[]): Promise<boolean> {
  const sheets = sheetNames(payload)
  const named = sent.slice(0, mostFiles).map((file) => ({ file, name: plainName(file.name) }))
  if (!named.some(({ name }) => sheets.has(name))) return false
  await rm(folder, { recursive: true, force: true })
  await mkdir(path.join(/* turbopackIgnore: true */ folder, 'files'), { recursive: true })
  for (const { file, name } of named) {
    if (name === '') continue
    const place = sheets.has(name) ? name : path.join('files', name)
    await writeFile(
      path.join(/* turbopackIgnore: true */ folder, place),
      Buffer.from(await file.arrayBuffer()),
    )
  }
  return true
}
