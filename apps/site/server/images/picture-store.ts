import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Log, reasonOf } from '@nagardwar/http/log'
import { LRUCache } from 'lru-cache'
import { writeWhole } from '../disk.ts'

export type PictureStore = {
  read(name: string): Promise<Buffer | undefined>
  write(name: string, picture: Buffer): Promise<void>
  forget(name: string): void
}

/** For pictures of drafts, which nobody else may get. */
export const noStore: PictureStore = {
  read: async () => undefined,
  write: async () => undefined,
  forget: () => undefined,
}

/** Older temporary files belong to processes that have ended; younger ones may be in use. */
const longestWrite = 60_000
/** File names start with the hash of the original. Files without it come from an earlier version. */
const ending = '.hashed'

const hashOf = (picture: Buffer): Buffer => hash('sha256', picture, 'buffer')
const hashBytes = 32

/** The picture in a file if its bytes are intact: a power cut or a full disk may have damaged it. */
function whole(file: Buffer): Buffer | undefined {
  const picture = file.subarray(hashBytes)
  return picture.length > 0 && hashOf(picture).equals(file.subarray(0, hashBytes)) ? picture : undefined
}

/** Resized pictures in a folder of bounded size. The least recently used are deleted first. */
export function createPictureStore(folder: string, maxBytes: number, log: Log): PictureStore {
  const fileOf = (name: string): string => path.join(folder, name + ending)
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
        const picture = whole(await readFile(fileOf(name)))
        if (!picture) {
          log.warn('A resized picture is damaged and is made again', { name })
          kept.delete(name)
          return undefined
        }
        // Another process of the site may have stored it.
        if (!kept.get(name)) kept.set(name, picture.length + hashBytes)
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
        await writeWhole(fileOf(name), Buffer.concat([hashOf(picture), picture]))
        kept.set(name, picture.length)
      } catch (error) {
        log.warn('A resized picture could not be written', { reason: reasonOf(error) })
      }
    },
    forget(name) {
      kept.delete(name)
      remove(name)
    },
  }
}

/** The files of earlier runs, oldest first. Removes their temporary files. */
function found(folder: string, log: Log): { name: string; bytes: number }[] {
  try {
    mkdirSync(folder, { recursive: true })
    const files = readdirSync(folder).map((name) => ({ name, ...statSync(path.join(folder, name)) }))
    for (const { name, mtimeMs } of files)
      if (!name.endsWith(ending) && (!name.endsWith('.tmp') || Math.abs(Date.now() - mtimeMs) > longestWrite))
        rmSync(path.join(folder, name), { force: true })
    return files
      .filter(({ name }) => name.endsWith(ending))
      .sort((a, b) => a.atimeMs - b.atimeMs)
      .map(({ name, size }) => ({ name: name.slice(0, -ending.length), bytes: Math.max(1, size) }))
  } catch (error) {
    log.warn('The folder of resized pictures could not be read', { reason: reasonOf(error) })
    return []
  }
}
