import { toAsciiDigits } from '@nagardwar/contract'
import type { CollectionSlug, FlattenedField, PayloadRequest, StaticLabel, Where } from 'payload'
import { roleOf } from '../../content/access/role.ts'
import { type Page, pages, textsOf } from '../../content/pages/pages.ts'
import { siteTexts } from '../../content/wordings/site-texts.ts'
import { say, type Words } from '../../platform/words/words.ts'

/** A place of the desk where something of the site is changed. */
export type Place = { name: string; where: string; path: string }

const most = { records: 4, texts: 8, places: 40, words: 100, asked: 2048 }

const pageWord: Words = { en: 'Page', mr: 'पान' }
const textWord: Words = { en: 'Text of the site', mr: 'संकेतस्थळावरील मजकूर' }

const plain = (text: string): string => toAsciiDigits(text).toLowerCase()
const has = (text: string, words: string): boolean => plain(text).includes(words)

const labelOf = (label: unknown, req: PayloadRequest): string =>
  typeof label === 'object' && label !== null ? say(label as Words, req) : String(label ?? '')

/** The lists behind each page that is meant by its address or its title, in either language. */
function placesOfPages(words: string, req: PayloadRequest): Place[] {
  const isMeant = ({ path, title }: Page) =>
    path === words || has(`${title.en} ${title.mr} ${path.slice(1)}`, words)
  return pages.filter(isMeant).flatMap((page) => {
    const where = `${say(pageWord, req)}: ${say(page.title, req)}`
    const shown = page.lists.filter((slug) => req.payload.collections[slug].config.admin.hidden !== true)
    const lists = shown.map((slug) => ({
      name: labelOf(req.payload.collections[slug].config.labels.plural, req),
      where,
      path: `/collections/${slug}`,
    }))
    const texts = { name: say(textWord, req), where, path: `/collections/texts?search=${textsOf(page)}:` }
    return [...lists, texts]
  })
}

/** The paths of all texts in a record, in both languages. */
function textsIn(fields: FlattenedField[], at = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${at}${field.name}`
    if (field.type === 'text' || field.type === 'textarea' || field.type === 'email')
      return 'virtual' in field && field.virtual ? [] : [path]
    return field.type === 'group' || field.type === 'array' ? textsIn(field.flattenedFields, `${path}.`) : []
  })
}

const lists = (req: PayloadRequest) =>
  req.payload.config.collections.filter(({ slug, orderable }) => orderable === true || slug === 'media')

/** Records with these words anywhere in their texts. */
async function placesOfRecords(words: string, req: PayloadRequest): Promise<Place[]> {
  const places: Place[] = []
  for (const { slug, labels, flattenedFields } of lists(req)) {
    const or: Where[] = textsIn(flattenedFields).map((path) => ({ [path]: { contains: words } }))
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where: { or },
      limit: most.records,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    })
    for (const doc of docs as { id: number; listedAs?: string; filename?: string }[])
      places.push({
        name: doc.listedAs || doc.filename || String(doc.id),
        where: labelOf(labels.plural as StaticLabel, req),
        path: `/collections/${slug}/${doc.id}`,
      })
  }
  return places
}

/** The settings of the council, by the name of a field or what stands in it. */
async function placesOfSettings(words: string, req: PayloadRequest): Promise<Place[]> {
  const config = req.payload.globals.config.find(({ slug }) => slug === 'settings')
  if (!config) return []
  const stored = (await req.payload.findGlobal({ slug: 'settings', depth: 0, req })) as unknown as Record<
    string,
    unknown
  >
  const where = labelOf(config.label, req)
  return config.flattenedFields.flatMap((field) => {
    const label = 'label' in field ? (field.label as unknown) : undefined
    const isMeant = has(`${JSON.stringify(label ?? '')} ${JSON.stringify(stored[field.name] ?? '')}`, words)
    return isMeant && label ? [{ name: labelOf(label, req), where, path: '/globals/settings' }] : []
  })
}

/** Sentences of the pages themselves, such as headings and notes. */
function placesOfTexts(words: string, req: PayloadRequest): Place[] {
  const found = siteTexts().filter(({ key, en, mr }) => has(`${key} ${en} ${mr}`, words))
  return found.slice(0, most.texts).map(({ key, en, mr }) => ({
    name: say({ en, mr }, req),
    where: `${say(textWord, req)} (${key})`,
    path: `/collections/texts?search=${encodeURIComponent(key)}`,
  }))
}

const named = (places: Place[]): Place[] => [
  ...new Map(places.map((place) => [`${place.path} ${place.name}`, place])).values(),
]

/** Where staff change what they name by a page's title or address, or by any words on it, in either script. */
export async function findPlaces(asked: string, req: PayloadRequest): Promise<Place[]> {
  const words = plain(
    asked
      .slice(0, most.asked)
      .replace(/^https?:\/\/[^/]+/, '')
      .replace(/^\/mr(?=\/)/, '')
      .trim(),
  ).slice(0, most.words)
  if (words.length < 2 && words !== '/') return []
  const isAddress = words.startsWith('/')
  const settings = roleOf({ req }) === 'clerk' ? [] : await placesOfSettings(words, req)
  const rest = isAddress
    ? []
    : [...(await placesOfRecords(words, req)), ...settings, ...placesOfTexts(words, req)]
  return named([...placesOfPages(words, req), ...rest]).slice(0, most.places)
}
