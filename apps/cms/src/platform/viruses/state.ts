import type { Payload } from 'payload'
import type { Line } from '../backups/lines.ts'
import { toMarathiDigits } from '../words/digits.ts'
import type { ClamdAddress } from './address.ts'
import { type Version, versionOf } from './clamd.ts'
import { scanner } from './search.ts'

/** `away`: it is set, and does not answer. Days since the newest signatures; unknown where clamd has only own ones. */
export type VirusSearch =
  | { state: 'none' }
  | { state: 'away' }
  | { state: 'answers'; days: number | undefined }

const day = 24 * 60 * 60 * 1000
/** ClamAV publishes signatures daily. */
const oldest = 7
const patience = 2000
const remembered = 30_000

type Answer = { at: number; version: Promise<Version | undefined> }

const answers = new WeakMap<ClamdAddress, Answer>()

function knownVersion(clamd: ClamdAddress): Promise<Version | undefined> {
  const last = answers.get(clamd)
  if (last && performance.now() - last.at <= remembered) return last.version
  const version = versionOf(clamd, patience).catch(() => undefined)
  answers.set(clamd, { at: performance.now(), version })
  return version
}

/** Asks clamd at most twice a minute, however often programs ask the desk. */
export async function virusSearch(payload: Payload, now = Date.now()): Promise<VirusSearch> {
  const clamd = scanner.of(payload)
  if (!clamd) return { state: 'none' }
  const version = await knownVersion(clamd)
  if (!version) return { state: 'away' }
  const { signaturesAt } = version
  return {
    state: 'answers',
    days: signaturesAt && Math.max(0, Math.floor((now - signaturesAt.getTime()) / day)),
  }
}

/** For programs that watch the desk. */
export const forPrograms = (search: VirusSearch) => ({
  isConfigured: search.state !== 'none',
  answers: search.state === 'answers',
  signaturesDays: search.state === 'answers' ? (search.days ?? null) : null,
})

/** What an administrator reads on Today; nothing where the council has no clamd. */
export function linesOfVirusSearch(search: VirusSearch): Line[] {
  if (search.state === 'none') return []
  if (search.state === 'away')
    return [
      {
        isBad: true,
        words: {
          en: 'The virus scanner does not answer: no file can be uploaded',
          mr: 'व्हायरस तपासणी यंत्रणा उत्तर देत नाही: कोणतीही फाइल अपलोड करता येत नाही',
        },
      },
    ]
  const { days } = search
  if (days === undefined)
    return [
      { isBad: false, words: { en: 'Files are searched for viruses', mr: 'फाइलींची व्हायरस तपासणी होते' } },
    ]
  return [
    {
      isBad: days > oldest,
      words: {
        en: `Files are searched for viruses; signatures ${days} ${days === 1 ? 'day' : 'days'} old`,
        mr: `फाइलींची व्हायरस तपासणी होते; व्हायरसची यादी ${toMarathiDigits(days)} ${days === 1 ? 'दिवसापूर्वीची' : 'दिवसांपूर्वीची'}`,
      },
    },
  ]
}
