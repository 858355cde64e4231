/** What shows that two rows in different languages are one record. */
export type Pairable = {
  id: string
  /** The address of its own page; empty if it has none. */
  address: string
  /** Addresses of its files. */
  files: readonly string[]
  /** All digits of its texts, as ASCII, in their order; empty if it has none. */
  numbers: string
  /** Its moments and amounts, which no language words differently; empty if it has none. */
  values: string
  /** The parent record, if any. */
  owner: string
}

export type How = 'id' | 'address' | 'file' | 'numbers' | 'place'
export type Pairing = { pairs: { en: number; mr: number; how: How }[]; onlyEn: number[]; onlyMr: number[] }

/** If common ids contradict the rows' own digits in more than this share, they count as chance. */
const agreeing = 0.8

const differ = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other

/** Digits of a sentence say less than equal values: English writes 22:00 where Marathi writes 10 at night. */
const contradict = (one: Pairable, other: Pairable): boolean =>
  one.owner !== other.owner ||
  differ(one.values, other.values) ||
  (one.values === '' && differ(one.numbers, other.numbers))

/** Positions by a key that only one row of the list has. */
function byUnique(rows: readonly Pairable[], left: ReadonlySet<number>, sign: (row: Pairable) => string) {
  const found = new Map<string, number | undefined>()
  for (const at of left) {
    const row = rows[at]
    const text = row ? sign(row) : ''
    if (text) found.set(text, found.has(text) ? undefined : at)
  }
  return found
}

/**
 * Pairs the rows of two languages: by a common id if the server has them, else by the same address, the same file,
 * the same digits, or the same position in lists of equal length. Uncertain rows stay single.
 */
export function pairRows(en: readonly Pairable[], mr: readonly Pairable[]): Pairing {
  const pairs: Pairing['pairs'] = []
  const leftEn = new Set(en.keys())
  const leftMr = new Set(mr.keys())
  const join = (one: number, other: number, how: How): void => {
    pairs.push({ en: one, mr: other, how })
    leftEn.delete(one)
    leftMr.delete(other)
  }
  const joinBy = (how: How, sign: (row: Pairable) => string): void => {
    const others = byUnique(mr, leftMr, sign)
    for (const [text, one] of byUnique(en, leftEn, sign)) {
      const other = others.get(text)
      if (one !== undefined && other !== undefined) join(one, other, how)
    }
  }
  joinByIds(en, mr, join)
  joinBy('address', ({ address, owner }) => address && `${owner} ${address}`)
  joinBy('file', ({ files, owner }) => (files.length > 0 ? `${owner} ${files.join(' ')}` : ''))
  joinBy('numbers', ({ numbers, owner }) => (numbers ? `${owner} ${numbers}` : ''))
  if (en.length === mr.length) joinByPlace(en, mr, [leftEn, leftMr], join)
  pairs.sort((one, other) => one.en - other.en)
  return { pairs, onlyEn: [...leftEn], onlyMr: [...leftMr] }
}

type Join = (en: number, mr: number, how: How) => void

function joinByIds(en: readonly Pairable[], mr: readonly Pairable[], join: Join): void {
  const others = new Map(mr.map(({ id }, at) => [id, at]))
  const common = en.flatMap((row, at) => {
    const other = others.get(row.id)
    const partner = other === undefined ? undefined : mr[other]
    return other === undefined || !partner ? [] : [{ at, other, agrees: !contradict(row, partner) }]
  })
  const agree = common.filter(({ agrees }) => agrees).length
  if (agree < common.length * agreeing) return
  for (const { at, other } of common) join(at, other, 'id')
}

/** Only if no row in between would be crossed: the remaining rows have the same order in both lists. */
function joinByPlace(
  en: readonly Pairable[],
  mr: readonly Pairable[],
  [leftEn, leftMr]: readonly [Set<number>, Set<number>],
  join: Join,
): void {
  const same = [...leftEn].every((at) => leftMr.has(at))
  if (!same || leftEn.size !== leftMr.size) return
  for (const at of [...leftEn]) {
    const [one, other] = [en[at], mr[at]]
    if (one && other && !contradict(one, other)) join(at, at, 'place')
  }
}
