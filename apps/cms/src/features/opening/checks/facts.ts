import type { Payload } from 'payload'
import { type Certificate, openingAt } from '../../../content/opening/state.ts'
import { type Untranslated, untranslated } from '../../../content/requirements/looks/untranslated.ts'
import type { Setting } from '../../../payload-types.ts'
import { addresses } from '../../../platform/addresses.ts'
import { lastTrial } from '../../../platform/backups/trial.ts'

/** What the checks look at, read once. */
export type Facts = {
  settings: Setting
  /** How many records of a list residents may see. */
  published: ReadonlyMap<string, number>
  untranslated: Untranslated[]
  administrators: number
  /** Whether a backup was tried: unpacked and compared whole. */
  isBackupTried: boolean
  origins: { site: string; desk: string }
  certificate: Certificate
}

/** The lists that the guidelines for Indian government websites want on the home page, and the policies. */
const neededLists = [
  'menu-entries',
  'sliders',
  'head-officer',
  'services',
  'privacy-policy',
  'terms',
] as const

async function publishedIn(payload: Payload): Promise<Map<string, number>> {
  const published = new Map<string, number>()
  for (const collection of neededLists) {
    const where = { _status: { equals: 'published' } }
    const { totalDocs } = await payload.count({ collection, where, overrideAccess: true })
    published.set(collection, totalDocs)
  }
  return published
}

export async function gatherFacts(payload: Payload): Promise<Facts> {
  const { site, desk } = addresses.of(payload)
  const admins = { role: { equals: 'admin' } } as const
  return {
    settings: await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true }),
    published: await publishedIn(payload),
    untranslated: await untranslated(payload),
    administrators: (await payload.count({ collection: 'users', where: admins, overrideAccess: true }))
      .totalDocs,
    isBackupTried: lastTrial(payload) !== undefined,
    origins: { site, desk: desk[0] },
    certificate: (await openingAt(payload, new Date())).certificate,
  }
}
