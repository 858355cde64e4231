type Values = Readonly<Record<string, unknown>>

/** A field that a colleague changed: what is stored now, and what this form has where both changed it. */
export type Difference = { path: string; stored: unknown; own?: { value: unknown } }

/** Set by the desk itself, and never by a form. */
const bySystem: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'globalType',
  'listedAs',
  'saved',
  '_status',
  '_order',
])

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows have ids, which a form makes anew; empty fields are stored in several ways. */
function plain(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.map(plain)
  if (!isGroup(value)) return value
  const named = Object.entries(value).flatMap(([name, each]) => {
    const own = name === 'id' ? null : plain(each)
    return own === null ? [] : [[name, own] as const]
  })
  return Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other))

export type Compared = {
  /** Everything that either side changed; where both did, what this form has. */
  both: Values
  differences: readonly Difference[]
}

function compareFields(before: Values, own: Values, stored: Values, at = ''): Compared {
  const both: Record<string, unknown> = { ...own }
  const differences: Difference[] = []
  for (const name of new Set([...Object.keys(own), ...Object.keys(stored)])) {
    if (at === '' && bySystem.has(name)) continue
    const path = `${at}${name}`
    const now = stored[name]
    const mine = Object.hasOwn(own, name) ? own[name] : before[name]
    if (isGroup(mine) && isGroup(now)) {
      const was = before[name]
      const inside = compareFields(isGroup(was) ? was : {}, mine, now, `${path}.`)
      both[name] = inside.both
      differences.push(...inside.differences)
      continue
    }
    if (isSame(now, before[name]) || isSame(now, mine)) continue
    const isOwn = !isSame(mine, before[name])
    if (!isOwn) both[name] = now
    differences.push({ path, stored: now, ...(isOwn ? { own: { value: mine } } : {}) })
  }
  return { both, differences }
}

/** A text and the body that says the same are one value. */
const pair = { text: 'description', body: 'body' }
const halves = ['en', 'mr']

const valueAt = (values: Values, name: string, half: string): unknown => {
  const group = values[name]
  return isGroup(group) ? group[half] : undefined
}

/** The halves of a text with a body that are not alike on two sides. */
const changedHalves = (one: Values, other: Values): string[] =>
  halves.filter((half) =>
    Object.values(pair).some((name) => !isSame(valueAt(one, name, half), valueAt(other, name, half))),
  )

/** Whose text is kept, his headings, lists and tables are kept. */
function withBodies(before: Values, own: Values, stored: Values, compared: Compared): Compared {
  if (!isGroup(own[pair.body]) && !isGroup(stored[pair.body])) return compared
  const mine = new Set(changedHalves(own, before))
  let { both } = compared
  const differences = compared.differences.filter(({ path }) => !/^(description|body)\./.test(path))
  for (const half of changedHalves(stored, before).filter((each) =>
    changedHalves(stored, own).includes(each),
  )) {
    const isOwn = mine.has(half)
    for (const name of Object.values(pair))
      both = withValue(both, `${name}.${half}`, valueAt(isOwn ? own : stored, name, half))
    differences.push({
      path: `${pair.text}.${half}`,
      stored: valueAt(stored, pair.text, half),
      ...(isOwn ? { own: { value: valueAt(own, pair.text, half) } } : {}),
    })
  }
  return { both, differences }
}

/** What a form says (`own`), and what was stored meanwhile, each against what both began with. Rows are one value. */
export const compare = (before: Values, own: Values, stored: Values): Compared =>
  withBodies(before, own, stored, compareFields(before, own, stored))

/** The values with what is stored of one of them; a text with its body. */
export function withStored(values: Values, path: string, stored: Values): Values {
  const [first = '', half = ''] = path.split('.')
  const taken = withValue(values, path, found(stored, path))
  return first === pair.text && isGroup(stored[pair.body])
    ? withValue(taken, `${pair.body}.${half}`, valueAt(stored, pair.body, half))
    : taken
}

const found = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isGroup(value) ? value[name] : undefined), values)

/** The values with one of them set, such as `title.mr`. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [first = '', ...rest] = path.split('.')
  const inside = values[first]
  const own = rest.length === 0 ? value : withValue(isGroup(inside) ? inside : {}, rest.join('.'), value)
  return { ...values, [first]: own }
}
