import { readFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Line } from '../backups/lines.ts'
import { inDataFolder } from '../data-folder.ts'
import { dayWords } from '../dates/time-in-india.ts'
import { toMarathiDigits } from '../words/digits.ts'
import type { Words } from '../words/words.ts'

const noteSchema = z.object({ at: z.iso.datetime(), toMend: z.number().int().min(0) })
export type InstallationCheck = z.infer<typeof noteSchema>

/** A timer does it weekly (docs/operations.md); some councils have none. */
const longest = 92 * 24 * 60 * 60 * 1000

/** What `npm run check-deployment` noted last; nothing if it did not run, or its note is damaged. */
export async function lastCheck(payload: Payload): Promise<InstallationCheck | undefined> {
  try {
    const note = await readFile(inDataFolder(payload, 'installation.json'), 'utf8')
    return noteSchema.safeParse(JSON.parse(note)).data
  } catch {
    return undefined
  }
}

const notYet: Words = {
  en: 'The server was not checked yet',
  mr: 'सर्व्हरची तपासणी अजून झालेली नाही',
}

function foundWords({ at, toMend }: InstallationCheck): Words {
  const { en, mr } = dayWords(at)
  if (toMend === 0)
    return {
      en: `Check of the server ${en}: nothing to fix`,
      mr: `सर्व्हरची तपासणी ${mr}: दुरुस्तीची गरज नाही`,
    }
  const [things, matters] =
    toMend === 1 ? ['1 thing', '१ बाब'] : [`${toMend} things`, `${toMarathiDigits(toMend)} बाबी`]
  return {
    en: `Check of the server ${en}: ${things} to fix`,
    mr: `सर्व्हरची तपासणी ${mr}: ${matters} दुरुस्त करणे आवश्यक`,
  }
}

export function lineOfCheck(check: InstallationCheck | undefined, now: number): Line {
  if (!check) return { words: notYet, isBad: false }
  return { words: foundWords(check), isBad: check.toMend > 0 || now - Date.parse(check.at) > longest }
}
