import { noted } from '../backup/notes.mjs'
import { bad, judge } from './finding.mjs'

const hour = 60 * 60_000
const longest = 36 * hour
const year = 366 * 24 * hour
const ageOf = (at, now) => (at ? now - Date.parse(at) : Number.POSITIVE_INFINITY)
const words = (age) => (Number.isFinite(age) ? `${Math.round(age / hour)} hours old` : 'not there')

async function age({ council, now }) {
  const { at } = await noted(council.data, 'saved')
  const old = ageOf(at, now)
  return judge(
    old <= longest,
    `The newest backup is ${words(old)}`,
    `The newest backup is ${words(old)}`,
    'systemctl status nagardwar-backup nagardwar-backup.timer, and systemctl start nagardwar-backup.',
  )
}

async function encrypted({ council }) {
  const { isEncrypted } = await noted(council.data, 'saved')
  return judge(
    council.recipients.length > 0 && isEncrypted === true,
    'Backups are encrypted',
    'Backups are not encrypted',
    'BACKUP_RECIPIENT, docs/operations.md (“Backups”).',
  )
}

async function elsewhere({ council, now }) {
  if (!council.copyTo)
    return bad(
      'Backups lie on this machine only',
      'BACKUP_COPY: a folder of another machine, or a bucket in India.',
    )
  const { at, failedAt, isOnSameDisk } = await noted(council.data, 'copied')
  if (failedAt)
    return bad(
      'The last backup was not copied to the second place',
      'journalctl -u nagardwar-backup says why.',
    )
  if (isOnSameDisk)
    return bad('The second place is on the same disk', 'Is it mounted? Name another in BACKUP_COPY.')
  const old = ageOf(at, now)
  return judge(
    old <= longest,
    `The copy in the second place is ${words(old)}`,
    `The copy in the second place is ${words(old)}`,
    'systemctl start nagardwar-backup, and read what it says.',
  )
}

async function drilled({ council, now }) {
  const { at, isWell, seconds } = await noted(council.data, 'drilled')
  if (!at) return bad('Restoring a backup was never tried', 'npm run drill')
  if (!isWell)
    return bad(`The last drill failed (${at.slice(0, 10)})`, 'npm run drill, and read what is different.')
  return judge(
    ageOf(at, now) <= year,
    `The last drill restored the backup in ${seconds} s (${at.slice(0, 10)})`,
    `The last drill is more than a year ago (${at.slice(0, 10)})`,
    'npm run drill',
  )
}

export const backupChecks = {
  'age of the backup': age,
  'encryption of backups': encrypted,
  'second place of backups': elsewhere,
  drill: drilled,
}
