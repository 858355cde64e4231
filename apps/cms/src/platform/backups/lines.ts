import { dayWords } from '../dates/time-in-india.ts'
import { toMarathiDigits } from '../words/digits.ts'
import type { Words } from '../words/words.ts'
import { backupState, isLate } from './age.ts'
import type { Backups, Drill } from './noted.ts'

export type Line = { words: Words; isBad: boolean }

const year = 366 * 24 * 60 * 60 * 1000

const words = {
  none: { en: 'No backup in the data folder', mr: 'डेटा फोल्डरमध्ये बॅकअप नाही' },
  open: {
    en: 'Backups are not encrypted',
    mr: 'बॅकअप कूटबद्ध (एन्क्रिप्ट) केलेले नाहीत',
  },
  alone: {
    en: 'Backups lie on this machine only',
    mr: 'बॅकअप फक्त याच यंत्रावर आहेत',
  },
  failed: {
    en: 'The last backup was not copied to the second place: see the log',
    mr: 'शेवटच्या बॅकअपची प्रत दुसऱ्या ठिकाणी ठेवता आली नाही: लॉग पाहा',
  },
  sameDisk: {
    en: 'The second place of backups is on the same disk',
    mr: 'बॅकअपचे दुसरे ठिकाण त्याच डिस्कवर आहे',
  },
  neverDrilled: {
    en: 'Restoring a backup was not tried yet',
    mr: 'बॅकअप परत आणण्याचा सराव अजून झालेला नाही',
  },
} satisfies Record<string, Words>

const savedWords = (at: Date, late: boolean): Words => {
  const { en, mr } = dayWords(at)
  return late
    ? { en: `Last backup ${en}, more than 36 hours ago`, mr: `शेवटचा बॅकअप ${mr}, ३६ तासांपेक्षा जुना` }
    : { en: `Last backup ${en}`, mr: `शेवटचा बॅकअप ${mr}` }
}

const copiedWords = (at: Date | undefined, late: boolean): Words => {
  if (!at) return { en: 'No copy in the second place yet', mr: 'दुसऱ्या ठिकाणी अजून प्रत नाही' }
  const { en, mr } = dayWords(at)
  return late
    ? { en: `Last copy in the second place ${en}`, mr: `दुसऱ्या ठिकाणी शेवटची प्रत ${mr}` }
    : { en: `Copied to the second place ${en}`, mr: `दुसऱ्या ठिकाणी प्रत ${mr}` }
}

function drillWords({ at, isWell, seconds }: Drill): Words {
  const { en, mr } = dayWords(at)
  if (!isWell)
    return {
      en: `The last drill did not restore the backup: ${en}`,
      mr: `मागील सरावात बॅकअप परत आणता आला नाही: ${mr}`,
    }
  const whole = Math.ceil(seconds)
  return {
    en: `Last drill of a restore ${en}, ${whole} s`,
    mr: `बॅकअप परत आणण्याचा मागील सराव ${mr}, ${toMarathiDigits(whole)} सेकंद`,
  }
}

function linesOfCopy(backups: Backups, now: number): Line[] {
  const state = backupState(backups, now).secondPlace
  const { at, isOnSameDisk } = backups.copy ?? {}
  if (state === 'none') return [{ words: words.alone, isBad: true }]
  if (state === 'failed') return [{ words: words.failed, isBad: true }]
  if (isOnSameDisk) return [{ words: words.sameDisk, isBad: true }]
  return [{ words: copiedWords(at, state === 'late'), isBad: state === 'late' }]
}

/** What an administrator reads of the backups. */
export function linesOfBackups(backups: Backups, now: number): Line[] {
  const { savedAt, isEncrypted, drill } = backups
  const late = isLate(savedAt, now)
  return [
    { words: savedAt ? savedWords(savedAt, late) : words.none, isBad: late },
    ...(isEncrypted ? [] : [{ words: words.open, isBad: true }]),
    ...linesOfCopy(backups, now),
    drill
      ? { words: drillWords(drill), isBad: !drill.isWell || now - drill.at.getTime() > year }
      : { words: words.neverDrilled, isBad: false },
  ]
}
