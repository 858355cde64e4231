import { pages } from '../../content/pages/pages.ts'
import { isPicture } from '../../content/requirements/finding.ts'
import { certificate } from '../../content/requirements/looks/certificate.ts'
import { undescribed } from '../../content/requirements/looks/undescribed.ts'
import { untranslated } from '../../content/requirements/looks/untranslated.ts'
import type { Reading } from '../../content/requirements/reading.ts'
import type { Look, Place } from '../../content/requirements/requirement.ts'
import type { Evidence } from '../../content/requirements/state.ts'
import type { Stored } from '../../content/requirements/stored.ts'
import { addresses } from '../../platform/addresses.ts'
import { dayOf, yearAfter } from '../../platform/dates/days.ts'

/** What a program looks at besides lists, documents and settings, and where it is mended. */
type Check = { look: Look; mended?: Place }

const met: Evidence = {}
const unless = (isWrong: boolean): Evidence | undefined => (isWrong ? undefined : met)

const lacking = (all: readonly unknown[], count: number): Evidence | undefined =>
  all.length === 0 ? undefined : { lacking: { count, of: all.length } }
const count = (all: readonly Stored[], isRight: (one: Stored) => boolean): Evidence | undefined =>
  lacking(all, all.filter((one) => !isRight(one)).length)

const contentLists = [...new Set(pages.flatMap(({ lists }) => lists))].filter(
  (slug) => !['media', 'synonyms', 'texts', 'redirects', 'menu-entries'].includes(slug),
)

async function everything({ list }: Reading): Promise<Stored[]> {
  const all: Stored[] = []
  for (const slug of contentLists) all.push(...(await list(slug)))
  return all
}

/** The view of findings shows them one by one. */
const findings = (kind: string, mender: Place['mender'] = 'clerk'): Place => ({
  desk: `/findings?kind=${kind}`,
  mender,
})

export const checks = {
  'government-domain': {
    look: async ({ payload }) =>
      unless(!/\.(?:gov|nic)\.in$/.test(new URL(addresses.of(payload).site).hostname)),
  },
  https: {
    look: async ({ payload }) => unless(!addresses.of(payload).site.startsWith('https:')),
  },
  'pictures-described': {
    look: async ({ files }) => {
      const pictures = (await files()).filter(isPicture)
      return lacking(pictures, undescribed(pictures).length)
    },
    mended: findings('alt', 'editor'),
  },
  'documents-in-both-languages': {
    look: async (reading) => {
      const withDocument = (await everything(reading)).filter(({ pdf }) => pdf?.en || pdf?.mr)
      return count(withDocument, ({ pdf }) => Boolean(pdf?.en && pdf.mr))
    },
    mended: findings('language'),
  },
  'texts-in-both-languages': {
    look: async (reading) => {
      const lists = await untranslated(reading.payload)
      const lacking = lists.reduce((sum, { count: each }) => sum + each, 0)
      return { lacking: { count: lacking, of: (await everything(reading)).length } }
    },
    mended: findings('language'),
  },
  'records-reviewed': {
    look: async (reading) => {
      const today = dayOf(reading.now)
      return count(await everything(reading), ({ record }) =>
        Boolean(record?.reviewedOn && yearAfter(dayOf(record.reviewedOn)) >= today),
      )
    },
    mended: findings('review'),
  },
  'records-owned': {
    look: async (reading) => count(await everything(reading), ({ record }) => Boolean(record?.owner)),
  },
  'audit-certificate': { look: certificate, mended: { desk: '/opening', mender: 'admin' } },
} satisfies Record<string, Check>

export type CheckName = keyof typeof checks

export const checkOf = (name: CheckName): Check => checks[name]
