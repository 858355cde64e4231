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

/** What a form says (`own`), and what was stored meanwhile, each against what both began with. Rows are one value. */
export function compare(before: Values, own: Values, stored: Values, at = ''): Compared {
  const both: Record<string, unknown> = { ...own }
  const differences: Difference[] = []
  for (const name of new Set([...Object.keys(own), ...Object.keys(stored)])) {
    if (at === '' && bySystem.has(name)) continue
    const path = `${at}${name}`
    const now = stored[name]
    const mine = Object.hasOwn(own, name) ? own[name] : before[name]
    if (isGroup(mine) && isGroup(now)) {
      const was = before[name]
      const inside = compare(isGroup(was) ? was : {}, mine, now, `${path}.`)
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

/** The values with one of them set, such as `title.mr`. */
export function withValue(values: Values, path: string, value: unknown): Values {
  const [first = '', ...rest] = path.split('.')
  const inside = values[first]
  const own = rest.length === 0 ? value : withValue(isGroup(inside) ? inside : {}, rest.join('.'), value)
  return { ...values, [first]: own }
}
