import { spawnSync } from 'node:child_process'
import { copyFileSync, rmSync, truncateSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFile } from '../../tests/support/own-council.ts'

const canLimit = spawnSync('prlimit', ['--version']).status === 0
/** Changes the clock of a process, as if the machine's clock were wrong. */
const movedClock = (days) =>
  `data:text/javascript,const D=Date,s=${days}*864e5;globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(D.now()%2Bs)}static now(){return D.now()%2Bs}}`

async function killed(council, times) {
  for (let time = 0; time < times; time++) {
    const app = time % 2 ? council.site : council.desk
    await pause(1500)
    await app.kill()
    await app.start()
  }
}

async function locked({ data }, times) {
  for (let time = 0; time < times; time++) {
    const other = new DatabaseSync(databaseFile(data), { timeout: 5000 })
    other.exec('BEGIN IMMEDIATE')
    await pause(7000)
    other.close()
    await pause(1500)
  }
}

async function stopped({ desk }, times) {
  for (let time = 0; time < times; time++) {
    desk.send('SIGSTOP')
    await pause(7000)
    desk.send('SIGCONT')
    await pause(2000)
  }
}

/** Both apps write to the full disk. */
async function fullDisk({ desk, disk }, times) {
  if (!disk) return shortOfSpace({ desk }, times)
  for (let time = 0; time < times; time++) {
    disk.fill()
    await pause(4000)
    disk.free()
    await pause(2000)
  }
  return 'a file system of its own, filled to the last byte'
}

/** Where no disk can be mounted: the desk's files cannot grow. */
async function shortOfSpace({ desk }, times) {
  if (!canLimit) return 'left out: prlimit is not installed here'
  const limit = (bytes) => spawnSync('prlimit', ['--pid', String(desk.pid()), `--fsize=${bytes}:unlimited`])
  for (let time = 0; time < times; time++) {
    limit(1)
    await pause(4000)
    limit('unlimited')
    await pause(2000)
  }
  return 'no disk may be mounted here: the desk’s files could not grow'
}

/**
 * The database is removed while the desk is down, and brought back. The desk must refuse to start in between, and
 * change nothing.
 */
async function emptied({ desk, data, otherDesk }) {
  const file = databaseFile(data)
  const log = `${file}-wal`
  await desk.kill()
  const database = new DatabaseSync(file)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  copyFileSync(file, `${file}.kept`)
  truncateSync(file, 0)
  const refused = await otherDesk({})
  await refused.start({ isPatient: false })
  const status = await refused.ended()
  for (const each of [log, `${file}-shm`]) rmSync(each, { force: true })
  copyFileSync(`${file}.kept`, file)
  rmSync(`${file}.kept`)
  await desk.start()
  if (status !== 21) throw new Error(`The desk took an emptied database (status ${status})`)
}

async function clocks({ desk, otherDesk }) {
  for (const days of [400, -400]) {
    await desk.stop()
    const moved = await otherDesk({ NODE_OPTIONS: `--import "${movedClock(days)}"` })
    await moved.start()
    await pause(4000)
    await moved.stop()
    await desk.start()
  }
}

/** The faults that happen while residents write: name and function. */
export const troubles = [
  ['kills of desk and site', killed],
  ['database locked', locked],
  ['desk stopped', stopped],
  ['disk full', fullDisk],
  ['database emptied', emptied],
  ['clock 400 days ahead and back', clocks],
]
