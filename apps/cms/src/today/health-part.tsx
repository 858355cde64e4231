import type { PayloadRequest } from 'payload'
import { toMarathiDigits } from '../desk/marathi/digits.ts'
import { say, type Words } from '../fields/words.ts'
import { dayWords } from '../opening/time.ts'
import { type Health, health } from './health.ts'

const gigabyte = 1024 ** 3
const day = 24 * 60 * 60 * 1000
const little = 2 * gigabyte

const words = {
  title: { en: 'The machine', mr: 'यंत्रणेची स्थिती' },
  noBackup: { en: 'No backup in the data folder', mr: 'डेटा फोल्डरमध्ये बॅकअप नाही' },
  open: {
    en: 'Backups are not encrypted (BACKUP_RECIPIENT)',
    mr: 'बॅकअप कूटबद्ध (एन्क्रिप्ट) केलेले नाहीत (BACKUP_RECIPIENT)',
  },
  full: { en: 'Nothing can be stored: see the log', mr: 'माहिती साठवता येत नाही: लॉग पाहा' },
  answers: { en: 'The website answers', mr: 'संकेतस्थळ सुरू आहे' },
  silent: {
    en: 'The website does not answer at its public address',
    mr: 'संकेतस्थळ आपल्या सार्वजनिक पत्त्यावर उत्तर देत नाही',
  },
} satisfies Record<string, Words>

type Line = { words: Words; isBad: boolean }

/** Whole gigabytes and tenths, in the digits of each language. */
const roomWords = (bytes: number): Words => {
  const size = (bytes / gigabyte).toFixed(1)
  return { en: `${size} GB free on the disk`, mr: `डिस्कवर ${toMarathiDigits(size)} जीबी जागा मोकळी` }
}

const backupWords = (at: Date): Words => {
  const { en, mr } = dayWords(at)
  return { en: `Last backup ${en}`, mr: `शेवटचा बॅकअप ${mr}` }
}

const brokenWords = ({ en, mr }: Words): Words => ({
  en: `Not finished: ${en}`,
  mr: `पूर्ण झाले नाही: ${mr}`,
})

export function linesOf(
  { backupAt, areBackupsEncrypted, freeBytes, isWritable, doesSiteAnswer, brokenOff }: Health,
  now: number,
): Line[] {
  const backup = backupAt
    ? { words: backupWords(backupAt), isBad: now - backupAt.getTime() > 7 * day }
    : { words: words.noBackup, isBad: true }
  const room = { words: roomWords(freeBytes), isBad: freeBytes < little }
  const site = doesSiteAnswer ? { words: words.answers, isBad: false } : { words: words.silent, isBad: true }
  const broken = brokenOff.map((job) => ({ words: brokenWords(job), isBad: true }))
  const open = areBackupsEncrypted ? [] : [{ words: words.open, isBad: true }]
  const lines = [backup, ...open, room, site, ...broken]
  return isWritable ? lines : [{ words: words.full, isBad: true }, ...lines]
}

/** For administrators: what would keep the council from its work tomorrow. */
export async function HealthPart({ req }: { req: PayloadRequest }) {
  const lines = linesOf(await health(), Date.now())
  return (
    <section aria-labelledby="today-health">
      <h2 id="today-health">{say(words.title, req)}</h2>
      <ul className="today-entries">
        {lines.map((line) => (
          <li key={line.words.en}>
            {line.isBad ? <strong>{say(line.words, req)}</strong> : <span>{say(line.words, req)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
