/** A set of record numbers, one bit each. */
export type BitSet = Uint32Array

export const bitSet = (end: number): BitSet => new Uint32Array((end + 31) >> 5)

export function addBit(set: BitSet, number: number): void {
  const at = number >> 5
  set[at] = (set[at] ?? 0) | (1 << (number & 31))
}

export const hasBit = (set: BitSet, number: number): boolean =>
  ((set[number >> 5] ?? 0) & (1 << (number & 31))) !== 0

export function addAll(set: BitSet, other: BitSet): void {
  for (let at = 0; at < set.length; at++) set[at] = (set[at] ?? 0) | (other[at] ?? 0)
}

export function inBoth(one: BitSet, other: BitSet): BitSet {
  return one.map((bits, at) => bits & (other[at] ?? 0))
}

export function without(one: BitSet, other: BitSet): BitSet {
  return one.map((bits, at) => bits & ~(other[at] ?? 0))
}

export const isEmpty = (set: BitSet): boolean => set.every((bits) => bits === 0)

export function forEachBit(set: BitSet, visit: (number: number) => void): void {
  for (let at = 0; at < set.length; at++)
    for (let bits = set[at] ?? 0; bits !== 0; bits &= bits - 1)
      visit((at << 5) + 31 - Math.clz32(bits & -bits))
}

export function countBits(set: BitSet): number {
  let count = 0
  for (let at = 0; at < set.length; at++) for (let bits = set[at] ?? 0; bits !== 0; bits &= bits - 1) count++
  return count
}
