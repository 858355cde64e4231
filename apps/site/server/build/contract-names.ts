import { type Choice, commonNames, type Field, type Fields, listNames, lists } from '@nagardwar/contract'

/**
 * A text of a catalogue. `of` says which name of the contract it is: of a choice's value (`resolutions.outcome`), of a
 * list (`lists`), of a field (`fields=schools.medium`), or one that several lists share (`common=address`). After `=`
 * stands of which value, list or field, where the text's key is another word.
 */
type Text = { of?: string; en: string; mr: string }
type Texts = Readonly<Record<string, Text>>

/** The field at `budgets.lines.side`. */
function fieldAt(path: string): Field | undefined {
  const [list = '', ...names] = path.split('.')
  let inside: Fields | undefined = (lists as Record<string, { fields: Fields }>)[list]?.fields
  let field: Field | undefined
  for (const name of names) {
    field = inside?.[name]
    inside = field?.inside
  }
  return field
}

function choiceAt(path: string): Choice {
  const choice = fieldAt(path)?.choice
  if (!choice) throw new Error(`${path} is no choice of the contract`)
  return choice
}

type Names = Readonly<Record<string, { en: string; mr: string }>>

const listsByName: Names = Object.fromEntries(listNames.map((name) => [name, lists[name].many]))

/** All names at a path: the values of a choice, or the lists. Of a field only its own. */
function namesOf(path: string, one: string | undefined): Names {
  if (path === 'lists') return listsByName
  if (one === undefined) return choiceAt(path).names
  if (path === 'common') return commonNames
  if (path !== 'fields') return choiceAt(path).names
  const field = fieldAt(one)
  return field ? { [one]: field.label } : {}
}

/** The names of the contract under a key of the catalogue: one, or all that have no text of their own. */
function namesAt(key: string, of: string, texts: Texts): [string, Text][] {
  const [path = '', one] = of.split('=')
  const names = namesOf(path, one)
  const named = one === undefined ? Object.keys(names).map((value) => [value, value]) : [[key, one]]
  return named.flatMap(([at = '', value = '']): [string, Text][] => {
    const own = texts[at]
    if (own && own.of !== of) return []
    const { en, mr } = names[value] ?? {}
    if (!en || !mr) throw new Error(`${of} has no name in the contract`)
    return [[at, { of, en, mr }]]
  })
}

const written = (key: string, { of, en, mr }: Text): string =>
  [
    `  ${JSON.stringify(key)}: {`,
    `    "of": ${JSON.stringify(of)},`,
    `    "en": ${JSON.stringify(en)},`,
    `    "mr": ${JSON.stringify(mr)}`,
    '  }',
  ].join('\n')

/** The top entries of a catalogue as they are written, without the commas between them. */
const entriesOf = (file: string): string[] => {
  const inside = file.slice(file.indexOf('\n') + 1, file.lastIndexOf('\n}'))
  return inside.split(/,\n(?= {2}")/)
}

/** A catalogue whose names of choices and lists are those of the contract. All other texts stay as they are written. */
export function withContractNames(file: string): string {
  const texts = JSON.parse(file) as Texts
  const done = new Set<string>()
  const entries = entriesOf(file).flatMap((entry) => {
    const [key = ''] = Object.keys(JSON.parse(`{${entry}}`))
    const of = texts[key]?.of
    if (of === undefined) return [entry]
    if (done.has(of)) return []
    done.add(of)
    return namesAt(key, of, texts).map(([at, text]) => written(at, text))
  })
  return `{\n${entries.join(',\n')}\n}\n`
}
