import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Choice } from '../src/choice.ts'
import type { Field, FieldKind, Fields } from '../src/field.ts'
import type { List } from '../src/list.ts'
import { plainNameOf, wireNameOf } from '../src/wire-name.ts'

const source = path.join(import.meta.dirname, '../src')
export const folder = path.join(source, 'generated')

const notice =
  '// Written by `npm run generate -w packages/contract` from the files in ../lists; a test compares.\n'
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const camel = (file: string): string => file.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The names of all lists: those that the index has already keep their place, new ones come last. */
async function listNames(): Promise<string[]> {
  const files = (await readdir(path.join(source, 'lists'))).sort()
  const found = files.map((file) => camel(path.basename(file, '.ts')))
  const known = await readFile(path.join(folder, 'lists.ts'), 'utf8').catch(() => '')
  const before = [...known.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => name)
  return [...before.filter((name) => found.includes(name)), ...found.filter((name) => !before.includes(name))]
}

const imports = (names: string[], from: string): string =>
  names.map((name) => `import { ${name} } from '../${from}/${kebab(name)}.ts'\n`).join('')
const object = (names: string[]): string => `{\n${names.map((name) => `  ${name},\n`).join('')}}`

const index = (names: string[]): string => `${notice}${imports(names, 'lists')}
/** Every list of the API, in the order of its description. */
export const lists = ${object(names)}
`

const examples = (
  names: string[],
): string => `${notice}import type { ExampleSet } from '../examples/example-set.ts'
${imports(names, 'examples')}import type { ListName } from '../list-paths.ts'

/** The examples of every list. */
export const examples: { readonly [N in ListName]: ExampleSet<N> } = ${object(names)}
`

/** Wire names of whole rows that mean the same in every list that has them, and are no name of ours in any other. */
function sharedNames(lists: [string, List][]): Map<string, string> {
  const meanings = new Map<string, Set<string>>()
  const own = new Set<string>()
  for (const [, { fields }] of lists)
    for (const [name, field] of Object.entries(fields)) {
      const wire = wireNameOf(name, field)
      own.add(name)
      meanings.set(wire, new Set([...(meanings.get(wire) ?? []), field.inside ? '' : name]))
    }
  const shared = [...meanings].flatMap(([wire, [name = '', ...others]]): [string, string][] =>
    others.length === 0 && name !== '' && name !== plainNameOf(wire) && !own.has(wire) ? [[wire, name]] : [],
  )
  return new Map(shared)
}

const hasOtherNames = (fields: Fields): boolean =>
  Object.entries(fields).some(([name, field]) => wireNameOf(name, field) !== name)

/** The names that do not follow from the wire name itself. */
function renames(fields: Fields, shared: ReadonlyMap<string, string> = new Map()): string {
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const wire = wireNameOf(name, field)
    if (field.inside && hasOtherNames(field.inside)) return [`${wire}: ['${name}', ${renames(field.inside)}]`]
    return plainNameOf(wire) === name || shared.has(wire) ? [] : [`${wire}: '${name}'`]
  })
  return changed.length > 0 ? `{ ${changed.join(', ')} }` : '{}'
}

const texts: ReadonlySet<FieldKind> = new Set([
  'text',
  'textKey',
  'picture',
  'document',
  'link',
  'website',
  'wards',
])

/**
 * A field for the browser: its kind, with `!` where an empty text says nothing and its older names after `<`, and what
 * is inside it or its values.
 */
function kindOf({ kind, inside, choice, schema, olderNames }: Field): string {
  if (inside) return `['${kind}', ${kinds(inside)}]`
  const mark = texts.has(kind) && !schema.safeParse('').success ? '!' : ''
  const name = `'${[kind + mark, ...olderNames].join('<')}'`
  return choice ? `[${name}, ${valuesOf(choice)}]` : name
}

/** The values of a choice, what else is read, and what older servers write: without the names. */
function valuesOf({ values, otherwise, older }: Choice): string {
  const parts = [values, otherwise, Object.keys(older).length > 0 ? older : undefined]
  const last = parts.findLastIndex((part) => part !== undefined)
  return `[${parts
    .slice(0, last + 1)
    .map((part) => (part === undefined ? 'undefined' : JSON.stringify(part).replaceAll('"', "'")))
    .join(', ')}]`
}

const kinds = (fields: Fields): string =>
  `{ ${Object.entries(fields)
    .filter(([, { kind }]) => kind !== 'body')
    .map(([name, field]) => `${wireNameOf(name, field)}: ${kindOf(field)}`)
    .join(', ')} }`

const browserFields = (lists: [string, List][]): string => `${notice}
/** The fields of each list under their names on the wire, as a browser reads them. */
export const browserFields = {
${lists.map(([name, { fields }]) => `  ${name}: ${kinds(fields)},\n`).join('')}} as const
`

const pathOf = ({ path, language }: List): string =>
  `{ path: '${path}', language: ${language === null ? null : `'${language}'`} }`

const listPaths = (lists: [string, List][]): string => `${notice}
/** The path of each list below the API root, and its language parameter. */
export const listPaths = {
${lists.map(([name, list]) => `  ${name}: ${pathOf(list)},\n`).join('')}} as const
`

const wireNames = (lists: [string, List][]): string => `${notice}
/** Wire name → our name, in every list that has it. */
export const sharedNames = { ${[...sharedNames(lists)].map(([wire, name]) => `${wire}: '${name}'`).join(', ')} }

/** Wire name → our name, where it is not the same in other letters. */
export const renames = {
${lists
  .map(([name, { fields }]) => [name, renames(fields, sharedNames(lists))])
  .filter(([, table]) => table !== '{}')
  .map(([name, table]) => `  ${name}: ${table},\n`)
  .join('')}} as const
`

/** What the lists' own files make of the generated ones: file name → text. */
export async function generated(): Promise<Record<string, string>> {
  const names = await listNames()
  const lists = await Promise.all(
    names.map(async (name): Promise<[string, List]> => {
      const module = await import(`../src/lists/${kebab(name)}.ts`)
      return [name, module[name]]
    }),
  )
  return {
    'lists.ts': index(names),
    'examples.ts': examples(names),
    'list-paths.ts': listPaths(lists),
    'wire-names.ts': wireNames(lists),
    'browser-fields.ts': browserFields(lists),
  }
}
