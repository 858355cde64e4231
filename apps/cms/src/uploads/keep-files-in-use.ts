import type {
  CollectionBeforeDeleteHook,
  CollectionSlug,
  FlattenedField,
  PayloadRequest,
  StaticLabel,
} from 'payload'
import { refuse } from '../desk/refuse.ts'
import { say, type Words } from '../fields/words.ts'

const isWords = (label: unknown): label is Words =>
  typeof label === 'object' && label !== null && 'mr' in label

/** The paths of all fields that name a file, also in groups and rows. */
function filesIn(fields: FlattenedField[], at = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${at}${field.name}`
    if (field.type === 'upload') return [path]
    return field.type === 'group' || field.type === 'array' ? filesIn(field.flattenedFields, `${path}.`) : []
  })
}

const named = (label: StaticLabel | false | undefined, name: string, req: PayloadRequest): string => {
  const list = isWords(label) ? say(label, req) : String(label ?? '')
  return name ? `${list} – ${name}` : list
}

/** The records that show a file, published or as a draft, by list and name. */
async function usesOf(id: number | string, req: PayloadRequest): Promise<string[]> {
  const uses = new Set<string>()
  for (const { slug, labels, flattenedFields, versions } of req.payload.config.collections) {
    const or = filesIn(flattenedFields).map((path) => ({ [path]: { equals: id } }))
    if (or.length === 0) continue
    for (const draft of versions ? [false, true] : [false]) {
      const query = { where: { or }, draft, depth: 0, limit: 5, pagination: false, overrideAccess: true }
      const { docs } = await req.payload.find({ collection: slug as CollectionSlug, ...query, req })
      for (const doc of docs) {
        const { listedAs } = doc as { listedAs?: string }
        uses.add(named(labels.plural as StaticLabel, listedAs ?? '', req))
      }
    }
  }
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true, req })
  const { flattenedFields, label } = req.payload.globals.config.find(({ slug }) => slug === 'settings') ?? {}
  const shown = filesIn(flattenedFields ?? []).map((path) =>
    path
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], settings),
  )
  if (shown.includes(id)) uses.add(named(label as StaticLabel, '', req))
  return [...uses]
}

const inUse = (uses: string): Words => ({
  en: `This file is still shown in ${uses}. Put another file there first.`,
  mr: `ही फाइल अजून येथे वापरात आहे: ${uses}. आधी तेथे दुसरी फाइल ठेवा.`,
})

/** A file that a record shows is not deleted: readers would get nothing, or the document in the other language. */
export const keepFilesInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await usesOf(id, req)
  if (uses.length > 0) throw refuse(inUse(uses.slice(0, 5).join('; ')), req)
}
