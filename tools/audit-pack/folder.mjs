import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../../scripts/steps/failure.mjs'

const sums = 'SHA256SUMS'

/** An empty folder for the pack. One that holds something else than an older pack is left alone. */
export function emptyFolder(folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    if (!existsSync(path.join(folder, sums)) || !existsSync(path.join(folder, 'pack.css')))
      throw new Failure(`${folder} holds something else: name an empty folder with --to.`)
    rmSync(folder, { recursive: true })
  }
  mkdirSync(folder, { recursive: true })
  return (file, content) => {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
}

/** All files of a folder, as paths in it, in order. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()

/** Writes the SHA-256 of every file, as `sha256sum --check` reads it. */
export function writeSums(folder) {
  const lines = filesIn(folder)
    .filter((file) => file !== sums)
    .map(
      (file) =>
        `${createHash('sha256')
          .update(readFileSync(path.join(folder, file)))
          .digest('hex')}  ${file}`,
    )
  writeFileSync(path.join(folder, sums), `${lines.join('\n')}\n`)
  return lines.length
}
