import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { LRUCache } from 'lru-cache'
import { writeWhole } from '../disk.ts'

export type PictureStore = {
  read(name: string): Promise<Buffer | undefined>
  write(name: string, picture: Buffer): Promise<void>
}

/** An older temporary file belongs to a process that has ended; a younger one may still be in use by another process. */
const longestWrite = 60_000

/** Resized pictures in a folder of bounded size. The least recently used are deleted first. */
export function createPictureStore(folder: string, maxBytes: number, log: Log): PictureStore {
  const fileOf = (name: string): string => path.join(folder, name)
  const remove = (name: string): void => {
    rm(fileOf(name), { force: true }).catch((error: unknown) =>
      log.warn('A resized picture could not be removed', { reason: reasonOf(error) }),
    )
  }
  const kept = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_bytes, name, reason) => reason === 'evict' && remove(name),
  })
  for (const { name, bytes } of found(folder, log)) kept.set(name, bytes)

  return {
    async read(name) {
      try {
        const picture = await readFile(fileOf(name))
        // Another process of the site may have made it.
        if (!kept.get(name)) kept.set(name, picture.length)
        return picture
      } catch (error) {
        if (!kept.has(name)) return undefined
        // The file was deleted: the picture is made again.
        log.debug('A resized picture is gone', { reason: reasonOf(error) })
        kept.delete(name)
        return undefined
      }
    },
    async write(name, picture) {
      if (picture.length === 0 || picture.length > maxBytes) return
      try {
        await writeWhole(fileOf(name), picture)
        kept.set(name, picture.length)
      } catch (error) {
        log.warn('A resized picture could not be written', { reason: reasonOf(error) })
      }
    },
  }
}

/** Files of an earlier run, oldest first. Its temporary files are removed. */
function found(folder: string, log: Log): { name: string; bytes: number }[] {
  try {
    mkdirSync(folder, { recursive: true })
    const files = readdirSync(folder).map((name) => ({ name, ...statSync(path.join(folder, name)) }))
    for (const { name, mtimeMs } of files)
      if (name.endsWith('.tmp') && Date.now() - mtimeMs > longestWrite)
        rmSync(path.join(folder, name), { force: true })
    return files
      .filter(({ name, size }) => !name.endsWith('.tmp') && size > 0)
      .sort((a, b) => a.atimeMs - b.atimeMs)
      .map(({ name, size }) => ({ name, bytes: size }))
  } catch (error) {
    log.warn('The folder of resized pictures could not be read', { reason: reasonOf(error) })
    return []
  }
}
