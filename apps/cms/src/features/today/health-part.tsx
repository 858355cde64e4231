import type { PayloadRequest } from 'payload'
import { type Line, linesOfBackups } from '../../platform/backups/lines.ts'
import { lineOfCheck } from '../../platform/installation/installation.ts'
import { linesOfVirusSearch } from '../../platform/viruses/state.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import { say, type Words } from '../../platform/words/words.ts'
import { serverTasksPath } from '../../views/server-tasks/task.ts'
import { words as serverTasksWords } from '../../views/server-tasks/words.ts'
import { type Health, health } from './health.ts'

const gigabyte = 1024 ** 3
const little = 2 * gigabyte

const words = {
  title: { en: 'The machine', mr: 'यंत्रणेची स्थिती' },
  full: { en: 'Nothing can be stored: see the log', mr: 'माहिती साठवता येत नाही: लॉग पाहा' },
  answers: { en: 'The website answers', mr: 'संकेतस्थळ सुरू आहे' },
  silent: {
    en: 'The website does not answer at its public address',
    mr: 'संकेतस्थळ आपल्या सार्वजनिक पत्त्यावर उत्तर देत नाही',
  },
} satisfies Record<string, Words>

/** Whole gigabytes and tenths, in the digits of each language. */
const roomWords = (bytes: number): Words => {
  const size = (bytes / gigabyte).toFixed(1)
  return { en: `${size} GB free on the disk`, mr: `डिस्कवर ${toMarathiDigits(size)} जीबी जागा मोकळी` }
}

const brokenWords = ({ en, mr }: Words): Words => ({
  en: `Not finished: ${en}`,
  mr: `पूर्ण झाले नाही: ${mr}`,
})

export function linesOf(
  { backups, check, viruses, freeBytes, isWritable, doesSiteAnswer, brokenOff }: Health,
  now: number,
): Line[] {
  const room = { words: roomWords(freeBytes), isBad: freeBytes < little }
  const site = doesSiteAnswer ? { words: words.answers, isBad: false } : { words: words.silent, isBad: true }
  const broken = brokenOff.map((job) => ({ words: brokenWords(job), isBad: true }))
  const lines = [
    ...linesOfBackups(backups, now),
    lineOfCheck(check, now),
    ...linesOfVirusSearch(viruses),
    room,
    site,
    ...broken,
  ]
  return isWritable ? lines : [{ words: words.full, isBad: true }, ...lines]
}

/** For administrators: what would keep the council from its work tomorrow. */
export async function HealthPart({ req }: { req: PayloadRequest }) {
  const lines = linesOf(await health(req.payload), Date.now())
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
      <p>
        <a href={`${req.payload.config.routes.admin}${serverTasksPath}`}>{say(serverTasksWords.link, req)}</a>
      </p>
    </section>
  )
}
