import type {
  GlobalAfterChangeHook,
  GlobalConfig,
  Payload,
  Plugin,
  SanitizedCollectionConfig,
  SanitizedConfig,
} from 'payload'
import { forgetFormsInMemory } from '../../payload/pages/forms-in-memory.ts'
import type { Setting } from '../../payload-types.ts'
import { addresses } from '../../platform/addresses.ts'

type Language = 'en' | 'mr'
type Choice = Pick<Setting, 'firstLanguage' | 'requiredLanguages'>

/** The halves of a bilingual field in the order of the forms: the council's first language comes first. */
export const leadingFirst = <T>(language: Language, english: T, marathi: T): T[] =>
  language === 'mr' ? [marathi, english] : [english, marathi]

/**
 * The language that forms ask for first is the council's own: Marathi where it has Marathi alone, else the first language
 * that it chose. The server's setting counts until then.
 */
const leadingOf = ({ firstLanguage, requiredLanguages }: Choice, config: SanitizedConfig): Language =>
  requiredLanguages === 'mr' ? 'mr' : (firstLanguage ?? addresses.of({ config }).firstLanguage)

const chosenIn = (payload: Payload): Promise<Choice> =>
  payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })

export const leadingLanguage = async (payload: Payload): Promise<Language> =>
  leadingOf(await chosenIn(payload), payload.config)

type Part = { name?: unknown; fields?: Part[]; flattenedFields?: Part[]; tabs?: Part[] }

/** The two halves of a bilingual field stand beside each other. */
function orderIn(parts: Part[] | undefined, language: Language): void {
  if (!parts) return
  const [first, second] = parts
  const names = [first?.name, second?.name]
  if (first && second && names.includes('en') && names.includes('mr') && first.name !== language)
    parts.splice(0, 2, second, first)
  for (const part of parts) orderWithin(part, language)
}

function orderWithin({ fields, flattenedFields, tabs }: Part, language: Language): void {
  orderIn(fields, language)
  orderIn(flattenedFields, language)
  for (const tab of tabs ?? []) orderWithin(tab, language)
}

/** A column of the English half alone becomes one of the Marathi half. */
const columnsIn = (columns: readonly string[], language: Language): string[] =>
  columns.map((column) => {
    const marathi = column.replace(/\.en$/, '.mr')
    return language === 'mr' && !columns.includes(marathi) ? marathi : column
  })

const columnsAtFirst = new WeakMap<object, readonly string[]>()

function orderColumns({ admin }: SanitizedCollectionConfig, language: Language): void {
  if (!admin.defaultColumns) return
  const columns = columnsAtFirst.get(admin) ?? admin.defaultColumns
  columnsAtFirst.set(admin, columns)
  admin.defaultColumns = columnsIn(columns, language)
}

const ordered = new WeakMap<SanitizedConfig, Language>()

/** Puts the council's first language first in forms, sheets and lists, of a desk that may be in use. */
export function orderHalves(config: SanitizedConfig, choice: Choice): void {
  const language = leadingOf(choice, config)
  if ((ordered.get(config) ?? 'en') === language) return
  ordered.set(config, language)
  for (const list of [...config.collections, ...config.globals]) orderWithin(list as Part, language)
  for (const list of config.collections) orderColumns(list, language)
  forgetFormsInMemory()
}

const leadAnew: GlobalAfterChangeHook = ({ doc, req }) => {
  if (doc._status !== 'draft') orderHalves(req.payload.config, doc)
  return doc
}

const withHook = (global: GlobalConfig): GlobalConfig =>
  global.slug === 'settings'
    ? { ...global, hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), leadAnew] } }
    : global

/** The council's first language comes first from the start, and at once when it is chosen. */
export const councilsLanguageFirst: Plugin = (config) => ({
  ...config,
  globals: config.globals?.map(withHook) ?? [],
  onInit: async (payload) => {
    await config.onInit?.(payload)
    orderHalves(payload.config, await chosenIn(payload))
  },
})
