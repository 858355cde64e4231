import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const megabytes = 200

/** A separate file system that can really be full; only root can mount one. */
export function smallDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-disk-'))
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (mount.status !== 0) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const filler = path.join(folder, 'filler')
  return {
    folder,
    /** Writes until the disk is full. */
    fill() {
      const file = openSync(filler, 'w')
      try {
        for (let size = 1024 ** 2; size >= 1; size = size > 1 && size < 16 ? 1 : Math.floor(size / 16))
          writeUntilFull(file, Buffer.alloc(size, 'x'))
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeUntilFull(file, piece) {
  try {
    for (;;) if (writeSync(file, piece) < piece.length) return
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error
  }
}
