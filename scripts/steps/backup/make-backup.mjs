import { createWriteStream, existsSync } from 'node:fs'
import { cp, link, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create } from 'tar'
import { databaseAt } from './database.mjs'
import { sayingWhenFull } from './full-disk.mjs'
import { removeLeftovers } from './leftovers.mjs'
import { writeManifest } from './manifest.mjs'

const stampOf = (date) => date.toISOString().slice(0, 19).replaceAll(':', '')

/** A stored file never changes, so a hard link equals a copy. On another disk it is copied. */
async function linkFolder(from, to) {
  await mkdir(to, { recursive: true })
  if (!existsSync(from)) return
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name)
    const target = path.join(to, path.relative(from, source))
    if (entry.isDirectory()) await mkdir(target, { recursive: true })
    // A file that staff delete at this moment belongs to no record any more.
    else if (entry.isFile()) await link(source, target).catch(() => copyIfThere(source, target))
  }
}

async function copyIfThere(source, target) {
  if (existsSync(source)) await cp(source, target)
}

async function pack(folder, archive) {
  const entries = await readdir(folder)
  await pipeline(
    create({ gzip: true, cwd: folder, portable: true }, entries.sort()),
    createWriteStream(archive, { mode: 0o600, flags: 'wx' }),
  )
  const file = await open(archive, 'r+')
  await file.sync().finally(() => file.close())
}

/**
 * Renames the archive to its final name. Of two backups in the same second the second gets a number. Nothing is
 * overwritten.
 */
async function nameArchive(packed, folder, stamp) {
  for (let number = 1; ; number++) {
    const archive = path.join(folder, `nagardwar-${stamp}${number > 1 ? `-${number}` : ''}.tar.gz`)
    try {
      await link(packed, archive)
      return archive
    } catch (error) {
      if (error.code === 'EEXIST') continue
      // A disk without hard links.
      if (existsSync(archive)) continue
      await rename(packed, archive)
      return archive
    }
  }
}

async function gather({ database, uploads, secrets }, folder, now) {
  await mkdir(path.join(folder, 'database'), { recursive: true })
  await database.save(path.join(folder, 'database'))
  await linkFolder(uploads, path.join(folder, 'uploads'))
  if (existsSync(secrets)) await cp(secrets, path.join(folder, 'secrets.env'))
  return writeManifest(folder, { savedAt: now.toISOString(), database: database.kind })
}

/**
 * Saves database, uploads and secrets of a council, running or not, as one dated archive that only its owner can
 * read. The database comes first, because the files of its records were written before them.
 */
export async function makeBackup({ databaseUrl, uploads, secrets }, folder, now = new Date()) {
  const database = databaseAt(databaseUrl)
  return sayingWhenFull(`The disk of ${folder} is full: nothing was saved.`, async () => {
    await mkdir(folder, { recursive: true })
    await removeLeftovers(folder)
    const work = await mkdtemp(path.join(folder, `.saving-${process.pid}-`))
    try {
      const files = await gather({ database, uploads, secrets }, path.join(work, 'council'), now)
      const packed = path.join(work, 'council.tar.gz')
      await pack(path.join(work, 'council'), packed)
      const archive = await nameArchive(packed, folder, stampOf(now))
      return { archive, files, bytes: (await stat(archive)).size }
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  })
}
