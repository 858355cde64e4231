import { deadLinks } from '../../../content/evidence.ts'
import { openingAt } from '../../../content/opening/state.ts'
import { pages } from '../../../content/pages/pages.ts'
import { untranslated } from '../../../content/untranslated/untranslated.ts'
import { addresses } from '../../../platform/addresses.ts'
import { dayOf, yearAfter } from '../../../platform/dates/days.ts'
import type { Evidence } from '../state.ts'
import type { CheckName } from './check-names.ts'
import type { Content, Stored } from './stored.ts'

type Check = (content: Content) => Promise<Evidence | undefined>

const met: Evidence = {}
const unless = (isWrong: boolean): Evidence | undefined => (isWrong ? undefined : met)

const count = (all: readonly unknown[], isRight: (one: never) => boolean): Evidence | undefined =>
  all.length === 0
    ? undefined
    : { lacking: { count: all.filter((one) => !isRight(one as never)).length, of: all.length } }

const contentLists = [...new Set(pages.flatMap(({ lists }) => lists))].filter(
  (slug) => !['media', 'synonyms', 'texts', 'redirects', 'menu-entries'].includes(slug),
)

async function everything({ list }: Content): Promise<Stored[]> {
  const all: Stored[] = []
  for (const slug of contentLists) all.push(...(await list(slug)))
  return all
}

async function described({ payload }: Content): Promise<Evidence | undefined> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { mimeType: { contains: 'image/' } },
    select: { alt: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return count(docs, ({ alt }: { alt?: { en?: string | null; mr?: string | null } }) =>
    Boolean(alt?.en && alt.mr),
  )
}

export const checks: Record<CheckName, Check> = {
  'government-domain': async ({ payload }) =>
    unless(!/\.(?:gov|nic)\.in$/.test(new URL(addresses.of(payload).site).hostname)),
  https: async ({ payload }) => unless(!addresses.of(payload).site.startsWith('https:')),
  'pictures-described': described,
  'documents-in-both-languages': async (content) => {
    const withDocument = (await everything(content)).filter(({ pdf }) => pdf?.en || pdf?.mr)
    return count(withDocument, ({ pdf }: Stored) => Boolean(pdf?.en && pdf.mr))
  },
  'texts-in-both-languages': async (content) => {
    const lists = await untranslated(content.payload)
    const lacking = lists.reduce((sum, { count: each }) => sum + each, 0)
    return { lacking: { count: lacking, of: (await everything(content)).length } }
  },
  'records-reviewed': async (content) => {
    const today = dayOf(content.now)
    return count(await everything(content), ({ record }: Stored) =>
      Boolean(record?.reviewedOn && yearAfter(dayOf(record.reviewedOn)) >= today),
    )
  },
  'records-owned': async (content) =>
    count(await everything(content), ({ record }: Stored) => Boolean(record?.owner)),
  'links-alive': async (content) => {
    const [count] = deadLinks.of(content.payload)
    if (!count) return undefined
    const dead = await count(content.payload)
    return { lacking: { count: dead, of: (await everything(content)).length } }
  },
  'audit-certificate': async ({ payload, now }) => {
    const { number, date } = (await openingAt(payload, now)).certificate
    return number && date ? { day: dayOf(date) } : undefined
  },
}
