import { constants, createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { FileStore } from './stored-file.ts'

// A link could lead out of the folder, and opening a pipe would block until something writes to it.
const plainly = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOENT', 'ELOOP', 'ENOTDIR', 'ENXIO'].includes(String(error.code))

/** Uploads in a folder of this machine; Payload itself writes and erases there. */
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
})
