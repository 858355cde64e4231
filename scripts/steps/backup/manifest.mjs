import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Failure } from '../failure.mjs'

const name = 'manifest.json'

export async function sha256OfStream(stream) {
  const hash = createHash('sha256')
  await pipeline(stream, hash)
  return hash.digest('hex')
}

export const sha256Of = (file) => sha256OfStream(createReadStream(file))

/** The SHA-256 of every file below a folder, by its path. */
export async function hashesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => file !== name)
    .sort()
  const found = {}
  for (const file of files) found[file] = await sha256Of(path.join(folder, file))
  return found
}

/** Writes a list of the folder's files, so that `checkManifest` can tell whether all of them arrived. */
export async function writeManifest(folder, facts) {
  const files = await hashesOf(folder)
  const text = JSON.stringify({ format: 1, ...facts, files }, null, 1)
  await writeFile(path.join(folder, name), text, { mode: 0o600 })
  return Object.keys(files).length
}

export async function checkManifest(folder) {
  const manifest = await readFile(path.join(folder, name), 'utf8').then(JSON.parse, () => undefined)
  const isWhole = manifest?.format === 1 && typeof manifest.files === 'object' && manifest.files !== null
  if (!isWhole) throw new Failure('This archive is no backup of a council, or it is cut off.')
  const found = await hashesOf(folder)
  const all = new Set([...Object.keys(found), ...Object.keys(manifest.files)])
  const wrong = [...all].filter((file) => found[file] !== manifest.files[file])
  if (wrong.length > 0)
    throw new Failure(
      `The archive is damaged; nothing was restored. Wrong or missing: ${wrong.slice(0, 5).join(', ')}.`,
    )
  return manifest
}
