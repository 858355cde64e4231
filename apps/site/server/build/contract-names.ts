import { type Choice, type Field, type Fields, listNames, lists } from '@nagardwar/contract'

/**
 * A text of a catalogue. `of` says which name of the contract it is: of a choice's value (`resolutions.outcome`), or of a
 * list (`lists`); and after `=` of which value or list, where the text's key is another word.
 */
type Text = { of?: string; en: string; mr: string }
type Texts = Readonly<Record<string, Text>>

/** The choice at `budgets.lines.side`. */
function choiceAt(path: string): Choice {
  const [list = '', ...names] = path.split('.')
  let inside: Fields | undefined = (lists as Record<string, { fields: Fields }>)[list]?.fields
  let field: Field | undefined
  for (const name of names) {
    field = inside?.[name]
    inside = field?.inside
  }
  if (!field?.choice) throw new Error(`${path} is no choice of the contract`)
  return field.choice
}

type Names = Readonly<Record<string, { en: string; mr: string }>>

const listsByName: Names = Object.fromEntries(listNames.map((name) => [name, lists[name].many]))

const namesOf = (path: string): Names => (path === 'lists' ? listsByName : choiceAt(path).names)

/** The names of the contract under a key of the catalogue: one, or all that have no text of their own. */
function namesAt(key: string, of: string, texts: Texts): [string, Text][] {
  const [path = '', one] = of.split('=')
  const names = namesOf(path)
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
