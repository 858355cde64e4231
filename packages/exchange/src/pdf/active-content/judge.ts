import { nameOf, Text, type Value } from './value.ts'

/**
 * What a document has besides pages. `active`: it runs, starts, fetches or sends something, in whatever reader.
 * `attachment`: there are files in it, and only such as hold data.
 */
export type ActiveContent = 'none' | 'attachment' | 'active'

/** ISO 32000-2, 12.6.4. What stays allowed is a link to an address or a page, and what shows, hides or prints. */
const actions: ReadonlySet<string | undefined> = new Set([
  'JavaScript',
  'Launch',
  'GoToR',
  'GoToE',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'RichMediaExecute',
  'Movie',
  'Sound',
  'GoTo3DView',
])
/** Annotations whose content is a program, or is fetched and played. */
const annotations: ReadonlySet<string | undefined> = new Set(['RichMedia', '3D', 'Movie', 'Screen', 'Sound'])
/** A form of XFA has its scripts in XML, in a stream that nothing here reads. */
const activeKeys = ['JS', 'JavaScript', 'XFA']

/** A computer opens an attachment by the ending of its name. A PDF may have another one in it. */
const dataFile = /^[^\0]*\.(?:xml|csv|txt|json|png|jpe?g)$/i
const utf16 = /^þÿ/

function readText(value: Value): string | undefined {
  if (!(value instanceof Text)) return undefined
  return utf16.test(value.text)
    ? Buffer.from(value.text.slice(2), 'latin1').swap16().toString('utf16le')
    : value.text
}

/** Every name that a file specification has (ISO 32000-1, 7.11.3): readers differ in which one they take. */
function attached(specification: ReadonlyMap<string, Value>): ActiveContent {
  const names = ['F', 'UF', 'DOS', 'Mac', 'Unix'].filter((key) => specification.has(key))
  const isData = names.every((key) => dataFile.test(readText(specification.get(key)) ?? ''))
  return isData && names.length > 0 ? 'attachment' : 'active'
}

const isWritten = (value: Value): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0)

function ofDictionary(dictionary: ReadonlyMap<string, Value>): ActiveContent {
  const action = nameOf(dictionary.get('S'))
  if (actions.has(action) || (action === 'Thread' && dictionary.has('F'))) return 'active'
  if (annotations.has(nameOf(dictionary.get('Subtype')))) return 'active'
  if (activeKeys.some((key) => isWritten(dictionary.get(key)))) return 'active'
  if (isWritten(dictionary.get('EF'))) return attached(dictionary)
  const isAttachment =
    dictionary.has('EmbeddedFiles') ||
    nameOf(dictionary.get('Subtype')) === 'FileAttachment' ||
    nameOf(dictionary.get('Type')) === 'EmbeddedFile'
  return isAttachment ? 'attachment' : 'none'
}

/** Of a value with all that is in it, without what it refers to. A name alone may be what another object refers to. */
export function contentOf(value: Value): ActiveContent {
  const name = nameOf(value)
  if (name !== undefined) return actions.has(name) || annotations.has(name) ? 'active' : 'none'
  const own = value instanceof Map ? ofDictionary(value) : 'none'
  return partsOf(value).reduce((found: ActiveContent, part) => worse(found, contentOfPart(part)), own)
}

const contentOfPart = (part: Value): ActiveContent => (isNested(part) ? contentOf(part) : 'none')

export const isNested = (value: Value): boolean => value instanceof Map || Array.isArray(value)

export const partsOf = (value: Value): Value[] =>
  value instanceof Map ? [...value.values()] : Array.isArray(value) ? value : []

const order: readonly ActiveContent[] = ['none', 'attachment', 'active']
export const worse = (one: ActiveContent, other: ActiveContent): ActiveContent =>
  order.indexOf(one) > order.indexOf(other) ? one : other
