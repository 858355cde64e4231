import { createWriteStream, existsSync } from 'node:fs'
import { cp, link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { create } from 'tar'
import { settingOrFile } from '../setting-from-file.mjs'
import { copyBackup } from './copy-backup.mjs'
import { databaseAt } from './database.mjs'
import { checkRecipients, encrypted } from './encryption.mjs'
import { sayingWhenFull } from './full-disk.mjs'
import { writeManifest } from './manifest.mjs'
import { note } from './notes.mjs'
import { tryBackup } from './restore-backup.mjs'
import { inWorkFolder } from './work-folder.mjs'

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

/** Encrypted on its way to the disk where there are public keys: no disk sees it open. */
async function pack(folder, archive, recipients) {
  const entries = await readdir(folder)
  const tar = Readable.from(create({ gzip: true, cwd: folder, portable: true }, entries.sort()))
  const stream = recipients.length > 0 ? await encrypted(tar, recipients) : tar
  await pipeline(stream, createWriteStream(archive, { mode: 0o600, flags: 'wx' }))
}

async function sync(archive) {
  const file = await open(archive, 'r+')
  await file.sync().finally(() => file.close())
}

/**
 * Renames the archive to its final name. Of two backups in the same second the second gets a number. Nothing is
 * overwritten.
 */
async function nameArchive(packed, folder, stamp) {
  const ending = packed.endsWith('.age') ? '.tar.gz.age' : '.tar.gz'
  for (let number = 1; ; number++) {
    const archive = path.join(folder, `nagardwar-${stamp}${number > 1 ? `-${number}` : ''}${ending}`)
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

/** Keys without which nobody's second step, links, devices and waiting messages are known after a restore. */
const keys = ['PAYLOAD_SECRET', 'VAPID_PRIVATE_KEY', 'FEEDBACK_KEY']

/** The keys of the installation: its own file, with those that systemd or a container hands over in their place. */
async function gatherKeys(file, to) {
  const handedOver = keys.filter((name) => process.env[`${name}_FILE`]?.trim())
  const own = existsSync(file) ? (await readFile(file, 'utf8')).split('\n').filter(Boolean) : []
  const lines = [
    ...handedOver.map((name) => `${name}=${settingOrFile(name)}`),
    ...own.filter((line) => !handedOver.some((name) => line.startsWith(`${name}=`))),
  ]
  if (lines.length > 0) await writeFile(to, `${lines.join('\n')}\n`, { mode: 0o600 })
}

async function gather({ database, uploads, secrets }, folder, now) {
  await mkdir(path.join(folder, 'database'), { recursive: true })
  const rows = await database.save(path.join(folder, 'database'))
  await linkFolder(uploads, path.join(folder, 'uploads'))
  await gatherKeys(secrets, path.join(folder, 'secrets.env'))
  return writeManifest(folder, { savedAt: now.toISOString(), database: database.kind, rows })
}

/** Unpacked and compared, as a restore does. Nobody here can decrypt the archive that is kept. */
async function tryOpen(council, gathered) {
  const archive = `${gathered}.tar.gz`
  await pack(gathered, archive, [])
  await tryBackup(council, archive)
  await rm(archive)
}

/** The archive under its own name in the folder. */
async function keep(gathered, folder, { recipients, now }) {
  return inWorkFolder(folder, 'saving', async (work) => {
    const archive = path.join(work, `council.tar.gz${recipients.length > 0 ? '.age' : ''}`)
    await pack(gathered, archive, recipients)
    await sync(archive)
    return nameArchive(archive, folder, stampOf(now))
  })
}

/** Everything is gathered among the council's own data: the folder may be on a disk that must never see it open. */
async function save(council, folder, { now, isTried }) {
  const { data, databaseUrl, uploads, secrets, recipients } = council
  return inWorkFolder(data, 'saving', async (work) => {
    const gathered = path.join(work, 'council')
    const files = await gather({ database: databaseAt(databaseUrl), uploads, secrets }, gathered, now)
    if (isTried) await tryOpen(council, gathered)
    const archive = await keep(gathered, folder, { recipients, now })
    return { files, archive, bytes: (await stat(archive)).size }
  })
}

/**
 * Saves database, uploads and secrets of a council, running or not, as one dated archive that only its owner can
 * read, encrypted to `recipients`, and copies it to the second place (`copyTo`). The database comes first, because the
 * files of its records were written before them. With `isTried` it is unpacked and compared before it is encrypted.
 * Returns what became of the copy as `copied`: its failure is no failure of the backup.
 */
export async function makeBackup(council, folder, { now = new Date(), isTried = false } = {}) {
  const { data, recipients } = council
  if (recipients.length > 0) await checkRecipients(recipients)
  const saved = await sayingWhenFull(`The disk of ${folder} is full: nothing was saved.`, () =>
    save(council, folder, { now, isTried }),
  )
  await note(data, 'saved', { at: now.toISOString(), isEncrypted: recipients.length > 0 })
  return { ...saved, copied: await copyBackup(council, saved.archive) }
}
