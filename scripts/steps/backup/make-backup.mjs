import { createWriteStream, existsSync } from 'node:fs'
import { cp, link, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create } from 'tar'
import { Failure } from '../failure.mjs'
import { databaseAt } from './database.mjs'
import { writeManifest } from './manifest.mjs'

const stampOf = (date) => date.toISOString().slice(0, 19).replaceAll(':', '')

/** A file of ours never changes its bytes, so a second name for it is as good as a copy; on another disk it is copied. */
async function linkFolder(from, to) {
  await mkdir(to, { recursive: true })
  if (!existsSync(from)) return
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = path.join(entry.parentPath, entry.name)
    const target = path.join(to, path.relative(from, source))
    if (entry.isDirectory()) await mkdir(target, { recursive: true })
    // One that staff delete at this very moment belongs to no record any more.
    else if (entry.isFile()) await link(source, target).catch(() => copyIfThere(source, target))
  }
}

async function copyIfThere(source, target) {
  if (existsSync(source)) await cp(source, target)
}

async function pack(folder, archive) {
  const unfinished = `${archive}.unfinished`
  try {
    const entries = await readdir(folder)
    await pipeline(
      create({ gzip: true, cwd: folder, portable: true }, entries.sort()),
      createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }),
    )
    const file = await open(unfinished, 'r+')
    await file.sync().finally(() => file.close())
    await rename(unfinished, archive)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/**
 * Saves database, uploads and secrets of a council, running or not, as one dated archive that only its owner can read.
 * The database comes first: every file that its records name was written before them.
 */
export async function makeBackup({ databaseUrl, uploads, secrets }, folder, now = new Date()) {
  const database = databaseAt(databaseUrl)
  await mkdir(folder, { recursive: true })
  const staging = await mkdtemp(path.join(folder, '.saving-'))
  try {
    await mkdir(path.join(staging, 'database'))
    await database.save(path.join(staging, 'database'))
    await linkFolder(uploads, path.join(staging, 'uploads'))
    if (existsSync(secrets)) await cp(secrets, path.join(staging, 'secrets.env'))
    const files = await writeManifest(staging, { savedAt: now.toISOString(), database: database.kind })
    const archive = path.join(folder, `nagardwar-${stampOf(now)}.tar.gz`)
    await pack(staging, archive)
    return { archive, files, bytes: (await stat(archive)).size }
  } catch (error) {
    if (error.code === 'ENOSPC') throw new Failure(`The disk of ${folder} is full: nothing was saved.`)
    throw error
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}
