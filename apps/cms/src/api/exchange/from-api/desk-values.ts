import { type Body, bodyText, type Field as Declared, type Fields, toAsciiDigits } from '@nagardwar/contract'
import type { FlattenedField } from 'payload'
import { sourceOf } from '../../lists/to-wire.ts'
import { FileNamed, LinkToFile, type Mark, type Values, work } from '../incoming.ts'

export type DeskField = Extract<FlattenedField, { name: string }>
/** A field of a row in both languages; undefined where a row is missing. */
export type Both = { en: unknown; mr: unknown }
export type Made = { value: unknown; marks: Mark[] }

const made = (value: unknown, ...marks: Mark[]): Made => ({ value, marks })
const given = (value: unknown): boolean => value !== undefined && value !== null && value !== ''
const first = ({ en, mr }: Both): unknown => (given(en) ? en : given(mr) ? mr : null)
const sameText = (en: unknown, mr: unknown): boolean =>
  toAsciiDigits(String(en)).trim() === toAsciiDigits(String(mr)).trim()

const isMarathi = (text: unknown): boolean =>
  /\p{Script=Devanagari}/u.test(String(text)) && !/[a-z]/i.test(String(text))

/** If both rows have the same text, it is in one language: a server without translation sends it twice. */
function bilingualText({ en, mr }: Both): Values {
  if (given(en) && en === mr) return isMarathi(en) ? { en: null, mr: en } : { en, mr: null }
  return { en: given(en) ? en : null, mr: given(mr) ? mr : null }
}

/** As the plain text beside it: the same in both rows means that it is in one language. */
function bilingualBody({ en, mr }: Both): Values {
  if (!given(en) || JSON.stringify(en) !== JSON.stringify(mr)) return { en: en ?? null, mr: mr ?? null }
  return isMarathi(bodyText(en as Body)) ? { en: null, mr } : { en, mr: null }
}

const fileOf = (path: unknown): FileNamed | null => (given(path) ? new FileNamed(String(path)) : null)

const bilingualFile = ({ en, mr }: Both): Values => ({
  en: fileOf(given(en) ? en : mr),
  mr: given(en) && en !== mr ? fileOf(mr) : null,
})

const differs = (field: string, kept: unknown, other: unknown): Mark =>
  work(
    {
      en: `The Marathi row says “${other}”; one value serves both languages, “${kept}” was taken`,
      mr: `मराठी ओळीत ‘${other}’ आहे; दोन्ही भाषांसाठी एकच मूल्य असते, ‘${kept}’ घेतले`,
    },
    field,
  )

/** A value that is the same in both languages. If the Marathi row has another value, the report says so. */
function single(name: string, both: Both, shape: (value: unknown) => unknown): Made {
  const kept = first(both)
  const other = given(both.en) && given(both.mr) && !sameText(both.en, both.mr) ? both.mr : undefined
  return made(
    kept === null ? null : shape(kept),
    ...(other === undefined ? [] : [differs(name, kept, other)]),
  )
}

const ofFile = /^\/[^?#]*\.(pdf|jpe?g|png|webp|avif|gif|docx?|xlsx?|zip)$/i

/** A link to a file of the old server becomes a link to the file here. Other links stay the same. */
const linkOf = (link: unknown): unknown => (ofFile.test(String(link)) ? new LinkToFile(String(link)) : link)

/** A record whose own link is empty has no page, which staff write as `#`; left empty it gets a page at its name. */
const ownPageOrNone = (field: string, link: unknown): unknown =>
  field === 'link' && link === '' ? '#' : link

const readAvailability = (text: unknown): unknown => {
  if (/free|मोफत|विनामूल्य/i.test(String(text))) return 'free'
  return /commercial|paid|व्यावसायिक|सशुल्क/i.test(String(text)) ? 'commercial' : null
}

const isGroupOf = (field: DeskField, type: string[]): boolean =>
  field.type === 'group' &&
  field.flattenedFields.some((half) => 'name' in half && half.name === 'en' && type.includes(half.type))

const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The value of a desk field, made from the rows of a record. */
function deskValueOf(field: DeskField, declared: Declared, both: Both): Made {
  if (declared.kind === 'body') return made(bilingualBody(both))
  if (isGroupOf(field, ['text', 'textarea'])) return made(bilingualText(both))
  if (isGroupOf(field, ['upload'])) return made(bilingualFile(both))
  switch (field.type) {
    case 'group':
      return valuesIn(field.flattenedFields, declared.inside ?? {}, both)
    case 'upload':
      return single(field.name, both, (path) => new FileNamed(String(path)))
    case 'array':
      return declared.kind === 'pictures' ? pictures(field, both) : inner(field, declared.inside ?? {}, both)
    case 'number':
      return single(field.name, both, Number)
    case 'date':
      return single(field.name, both, (date) => new Date(String(date)).toISOString())
    case 'text':
      if (field.hasMany) return made(asArray(first(both)))
      if (declared.kind === 'link')
        return single(
          field.name,
          { en: ownPageOrNone(field.name, both.en), mr: ownPageOrNone(field.name, both.mr) },
          linkOf,
        )
      return single(field.name, both, declared.kind === 'menuLink' ? linkOf : String)
    case 'select':
      return field.name === 'available'
        ? made(readAvailability(first(both)))
        : single(field.name, both, (value) => value)
    default:
      return single(field.name, both, (value) => value)
  }
}

function pictures(field: DeskField, { en, mr }: Both): Made {
  const name =
    field.type === 'array' ? field.flattenedFields.find(({ type }) => type === 'upload') : undefined
  const inside = name && 'name' in name ? name.name : 'image'
  const all = [...new Set([...asArray(en), ...asArray(mr)])]
  return made(all.map((path) => ({ [inside]: new FileNamed(String(path)) })))
}

function inner(field: DeskField, declared: Fields, { en, mr }: Both): Made {
  if (field.type !== 'array') return made([])
  const [english, marathi] = [asArray(en), asArray(mr)]
  const isPaired = english.length === marathi.length || english.length === 0 || marathi.length === 0
  const count = Math.max(english.length, isPaired ? marathi.length : 0)
  const items = Array.from({ length: count }, (_, at) =>
    valuesIn(field.flattenedFields, declared, { en: english[at], mr: isPaired ? marathi[at] : undefined }),
  )
  const alone = isPaired ? [] : marathi.map((item) => String(Object.values(item as object)[1] ?? ''))
  const unequal = work(
    {
      en: `The Marathi row has ${marathi.length} entries and the English ${english.length}; these Marathi ones have no place yet: ${alone.join(', ')}`,
      mr: `मराठी व इंग्रजी नोंदींची संख्या वेगळी आहे; या मराठी नोंदींना अजून जागा नाही: ${alone.join(', ')}`,
    },
    field.name,
  )
  return made(
    items.map(({ value }) => value),
    ...items.flatMap(({ marks }) => marks),
    ...(isPaired ? [] : [unequal]),
  )
}

const of = (row: unknown, name: string): unknown => (row as Values | null | undefined)?.[name]

/** Numbers and languages of the source. References are resolved separately. */
const bySystem = new Set([
  'recordId',
  'ownNumber',
  'reference',
  'optionalReference',
  'references',
  'language',
  'status',
])

/** The values of all fields that the desk and the declaration have in common. */
export function valuesIn(fields: readonly FlattenedField[], declared: Fields, { en, mr }: Both): Made {
  const marks: Mark[] = []
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(declared)) {
    const target = fields.find(
      (each): each is DeskField => 'name' in each && each.name === sourceOf(name, field.kind),
    )
    if (!target || bySystem.has(field.kind)) continue
    const { value, marks: more } = deskValueOf(target, field, { en: of(en, name), mr: of(mr, name) })
    values[target.name] = value
    marks.push(...more)
  }
  return {
    value: { ...values, ...marathiLink(fields, of(en, 'link'), of(mr, 'link')) },
    marks: withoutLinks(fields, marks),
  }
}

const hasMarathiLink = (fields: readonly FlattenedField[]): boolean =>
  fields.some((field) => 'name' in field && field.name === 'marathiLink')

/** If a record can link Marathi readers elsewhere, both links are kept. */
function marathiLink(fields: readonly FlattenedField[], en: unknown, mr: unknown): Values {
  if (!hasMarathiLink(fields) || !given(en) || !given(mr) || en === mr) return {}
  return { marathiLink: linkOf(mr) }
}

const withoutLinks = (fields: readonly FlattenedField[], marks: Mark[]): Mark[] =>
  hasMarathiLink(fields) ? marks.filter(({ field }) => field !== 'link') : marks
