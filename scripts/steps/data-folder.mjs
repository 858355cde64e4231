import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { freeSpace } from './machine.mjs'

const leastSpace = 200

/** Whether a council has its data here already: then its site is started, whatever the state of the disk. */
const hasCouncil = ({ data, databaseUrl }) =>
  ['council.json', 'site', 'cms/cms.db'].some((name) => existsSync(path.join(data, name))) ||
  databaseUrl.startsWith('postgres')

function whyNotWritable(folder) {
  const file = path.join(folder, `.probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, 'a full disk still makes an empty file')
    rmSync(file)
    return undefined
  } catch (error) {
    if (existsSync(file)) rmSync(file, { force: true })
    return `${folder} cannot be written (${error.code})`
  }
}

/** Refuses a new council on a disk without enough space. An existing one is started with a warning. */
export function checkDataFolder(council, freeIn = freeSpace) {
  const free = freeIn(council.data)
  const wrong =
    whyNotWritable(council.data) ??
    (free < leastSpace
      ? `There is not enough disk space to keep the council’s data: about ${leastSpace} MB are needed, ${free} MB are free`
      : undefined)
  if (!wrong) return
  if (!hasCouncil(council)) throw new Failure(`${wrong}.`)
  console.error(`${wrong}. The site starts all the same; staff and feedback need room on the disk.`)
}

/** Whether the process still runs and is a starter: process numbers are reused after a restart. */
function isStarter(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return false
  }
  const about = `/proc/${pid}/cmdline`
  return !existsSync(about) || readFileSync(about, 'utf8').includes('start.mjs')
}

function holderOf(file) {
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return pid > 0 && pid !== process.pid && isStarter(pid) ? pid : undefined
}

/**
 * Locks the folder for one starter, and refuses a second one with the first one's process id. The lock of a dead
 * starter is taken over. On a full disk there is no lock, and the start continues.
 */
export function holdDataFolder(data) {
  const file = path.join(data, 'starter.pid')
  const holder = holderOf(file)
  if (holder)
    throw new Failure(
      `Nagardwar runs on ${data} already (process ${holder}): stop it first, or choose another folder with DATA_DIR=….`,
    )
  try {
    mkdirSync(data, { recursive: true })
    rmSync(file, { force: true })
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (error.code === 'EEXIST' && error.syscall === 'open') return holdDataFolder(data)
    console.error(`This start cannot be noted in ${file} (${error.code}).`)
    return undefined
  }
  process.on('exit', () => rmSync(file, { force: true }))
}
