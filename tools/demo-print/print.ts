import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { demo, printed, type Source, sources } from './sources.ts'

// Run as `npm run demo:print` after a change in `documents/`, in `art/` or in the typesetter: makes the files whose
// source changed, and removes those that have none any more.
const files = path.join(demo, 'files')
const list = path.join(files, 'sources.json')
const known = existsSync(list) ? printed() : {}
const all = sources()

const isFinished = ({ file, hash }: Source): boolean =>
  known[file] === hash && existsSync(path.join(files, file))

let made = 0
for (const source of all.filter((each) => !isFinished(each))) {
  const target = path.join(files, source.file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, await source.make())
  made++
}

const wanted = new Set(all.map(({ file }) => path.normalize(file)))
for (const entry of await readdir(files, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name)
  if (entry.isFile() && file !== list && !wanted.has(path.relative(files, file))) await rm(file)
}

const hashes = Object.fromEntries(all.map(({ file, hash }) => [file, hash]).sort())
await writeFile(list, `${JSON.stringify(hashes, undefined, 2)}\n`)
console.log(`${all.length} files, of which ${made} were made now.`)
