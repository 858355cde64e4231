import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from './stored-file.ts'

// A symbolic link could lead out of the folder, and opening a pipe would block until something writes to it.
const plainly = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ELOOP', 'ENOTDIR', 'ENXIO'].includes(String(error.code))

/** Uploads in a folder of this machine. */
export const folder = (place: string): FileStore => ({
  async find(name) {
    const handle = await open(path.resolve(/* turbopackIgnore: true */ place, name), plainly).catch(
      (error) => {
        if (isAbsent(error)) return undefined
        throw error
      },
    )
    if (!handle) return undefined
    const stats = await handle.stat()
    if (!stats.isFile()) {
      await handle.close()
      return undefined
    }
    return {
      size: stats.size,
      modified: stats.mtime,
      read: (part) => Readable.toWeb(createReadStream('', { fd: handle, ...part })) as ReadableStream,
      close: () => handle.close(),
    }
  },
  async put(name, bytes) {
    await mkdir(/* turbopackIgnore: true */ place, { recursive: true })
    // Under its name only when it is whole and on the disk.
    const unfinished = path.resolve(/* turbopackIgnore: true */ place, `.${randomUUID()}`)
    try {
      await writeFile(unfinished, bytes, { flush: true })
      await rename(unfinished, path.resolve(/* turbopackIgnore: true */ place, name))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  },
  async remove(name) {
    await rm(path.resolve(/* turbopackIgnore: true */ place, name), { force: true })
  },
})
