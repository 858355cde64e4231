import { z } from 'zod'
import accessibility from '../../../../../content/obligations/accessibility.json' with { type: 'json' }
import council from '../../../../../content/obligations/council.json' with { type: 'json' }
import gigw from '../../../../../content/obligations/gigw.json' with { type: 'json' }
import storedLaws from '../../../../../content/obligations/laws.json' with { type: 'json' }
import disclosure from '../../../../../content/obligations/municipal-disclosure.json' with { type: 'json' }
import services from '../../../../../content/obligations/right-to-services.json' with { type: 'json' }
import rti from '../../../../../content/obligations/rti.json' with { type: 'json' }
import type { Means, Requirement } from '../../content/requirements/requirement.ts'
import type { Words } from '../../platform/words/words.ts'
import { type CheckName, checkOf, checks } from './checks.ts'

const words = z.strictObject({ en: z.string().min(1), mr: z.string().min(1) })
/** A page of the site, where it is not the page of the list. */
const page = z.string().startsWith('/').optional()
const anyOf = z.array(z.string().min(1)).min(1).optional()

/** What can meet an obligation. */
const meansSchema = z.union([
  z.strictObject({
    /** Public records of a list, by its slug. */
    list: z.string(),
    /** Only those with these values. */
    where: z.record(z.string(), z.string()).optional(),
    /** Only those that have one of these words, in either language, in their title or in the field `in`. */
    words: anyOf,
    in: z.string().optional(),
    /** Only those that have these fields. */
    has: anyOf,
    /** Fields that every one of them must have. */
    each: anyOf,
    page,
  }),
  /** Public documents of a heading, by its address. */
  z.strictObject({ documents: z.string().startsWith('/'), words: anyOf }),
  /** Settings that are all filled in. */
  z.strictObject({ settings: z.array(z.string()).min(1), page }),
  z.strictObject({ check: z.enum(Object.keys(checks) as CheckName[]), page }),
  /** What the view of findings shows: nothing of these kinds. */
  z.strictObject({ others: z.array(z.string()).min(1), page }),
  /** Nothing that a program sees: a person answers. */
  z.strictObject({ person: z.literal(true) }),
  /** The website does it, whatever the content: its tests keep it (`docs/audit/gigw-3.0.csv`). */
  z.strictObject({ software: z.literal(true), page }),
  /** It never applies to this website, and why. */
  z.strictObject({ never: words }),
])

/** How often it is due; without it, once. `within` counts months after the end of the period. */
const dueSchema = z.discriminatedUnion('every', [
  z.strictObject({ every: z.literal('year') }),
  z.strictObject({ every: z.literal('running-year') }),
  z.strictObject({ every: z.literal('quarter'), within: z.int().positive() }),
  z.strictObject({ every: z.literal('financial-year'), within: z.int().positive() }),
])

const obligationSchema = z.strictObject({
  /** Never changed: what staff have stated is kept under it. */
  key: z.string().regex(/^[a-z0-9-]{3,60}$/),
  /** Where it stands in its source. */
  clause: words,
  /** Which checkpoints of GIGW 3.0 it is, by their ids in `docs/audit/gigw-3.0.csv`. */
  checkpoints: anyOf,
  title: words,
  due: dueSchema.optional(),
  /** Each of these alone meets it. */
  met: z.array(meansSchema).min(1),
})

const lawSchema = z.strictObject({
  key: z.string(),
  title: words,
  /** What it asks for, in a sentence. */
  asks: words,
  source: z.url(),
})

/** An obligation is a requirement of a law. */
export type Obligation = Requirement & { clause: Words; title: Words }
export type Law = z.output<typeof lawSchema> & { obligations: Obligation[] }

const byLaw: Record<string, unknown> = {
  rti,
  'right-to-services': services,
  'municipal-disclosure': disclosure,
  council,
  gigw,
  'gigw-accessibility': accessibility,
}

type Written = z.output<typeof obligationSchema>

const meansOf = (means: Written['met'][number]): Means =>
  'check' in means ? { look: checkOf(means.check).look, page: means.page } : means

function obligationOf({ key, clause, title, due, met }: Written, law: Words): Obligation {
  const [check] = met.flatMap((means) => ('check' in means ? [checkOf(means.check)] : []))
  const wantedBy = { en: `${law.en}, ${clause.en}`, mr: `${law.mr}, ${clause.mr}` }
  return { key, clause, title, wantedBy, due, met: met.map(meansOf), mended: check?.mended }
}

/** What the law wants public, by law: `content/obligations`. */
export const laws: Law[] = z
  .array(lawSchema)
  .parse(storedLaws)
  .map((law) => {
    const written = z.array(obligationSchema).parse(byLaw[law.key])
    return { ...law, obligations: written.map((each) => obligationOf(each, law.title)) }
  })

export const obligations: Obligation[] = laws.flatMap((law) => law.obligations)
