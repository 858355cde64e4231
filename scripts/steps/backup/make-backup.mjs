import { createWriteStream, existsSync } from 'node:fs'
import {
  cp,
  link,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create } from 'tar'
import { settingOrFile } from '../setting-from-file.mjs'
import { copyBackup } from './copy-backup.mjs'
import { databaseAt } from './database.mjs'
import { checkRecipients, encryptFile } from './encryption.mjs'
import { sayingWhenFull } from './full-disk.mjs'
import { removeLeftovers } from './leftovers.mjs'
import { writeManifest } from './manifest.mjs'
import { note } from './notes.mjs'
import { tryBackup } from './restore-backup.mjs'

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

/** Does work in a folder of its own, which is removed afterwards. */
async function inside(folder, work) {
  await mkdir(folder, { recursive: true })
  await removeLeftovers(folder)
  const own = await mkdtemp(path.join(folder, `.saving-${process.pid}-`))
  try {
    return await work(own)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/**
 * Packs the council in a work folder. Where the archive is to be encrypted, that folder lies among the council's own
 * data: `folder` may be on a disk that must never have seen it open.
 */
async function packed(council, { folder, now, isTried }, use) {
  const { data, databaseUrl, uploads, secrets, recipients } = council
  return inside(recipients.length > 0 ? data : folder, async (work) => {
    const database = databaseAt(databaseUrl)
    const files = await gather({ database, uploads, secrets }, path.join(work, 'council'), now)
    const archive = path.join(work, 'council.tar.gz')
    await pack(path.join(work, 'council'), archive)
    if (isTried) await tryBackup(council, archive)
    return { files, ...(await use(archive)) }
  })
}

/** The archive under its own name in the folder, encrypted where the council has a public key. */
async function keep(open, folder, { recipients, now }) {
  if (recipients.length === 0) {
    await sync(open)
    return nameArchive(open, folder, stampOf(now))
  }
  return inside(folder, async (work) => {
    const closed = path.join(work, 'council.tar.gz.age')
    await encryptFile(open, closed, recipients)
    await sync(closed)
    return nameArchive(closed, folder, stampOf(now))
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
    packed(council, { folder, now, isTried }, async (open) => {
      const archive = await keep(open, folder, { recipients, now })
      return { archive, bytes: (await stat(archive)).size }
    }),
  )
  await note(data, 'saved', { at: now.toISOString(), isEncrypted: recipients.length > 0 })
  return { ...saved, copied: await copyBackup(council, saved.archive) }
}
