/** In characters. A reference to a part that stands elsewhere is itself that long. */
const shortest = 60

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !('$$typeof' in value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

type Part = { value: unknown; length: number; number: number }

/** The same value, in which parts that are equal are one object. React writes such a part once, then refers to it. */
export function shareEqualParts<Value>(whole: Value): Value {
  const parts = new Map<string, Part>()
  const numbers = new Map<unknown, number>()
  const plain = (value: unknown): Part => {
    const number = numbers.get(value) ?? numbers.size
    numbers.set(value, number)
    return { value, length: String(value).length + 1, number }
  }
  const share = (value: unknown): Part => {
    if (!isPlain(value)) return plain(value)
    const isList = Array.isArray(value)
    const inside = Object.entries(value).map(([key, each]) => [key, share(each)] as const)
    // What is equal has the same number, also where it is too short to be shared.
    const signature = JSON.stringify([isList, inside.map(([key, { number }]) => [key, number])])
    const found = parts.get(signature)
    if (found && found.length >= shortest) return found
    const made = inside.map(([key, part]) => [key, part.value] as const)
    const part = {
      value: isList ? made.map(([, each]) => each) : Object.fromEntries(made),
      length: inside.reduce((sum, [key, { length }]) => sum + (isList ? 0 : key.length + 3) + length, 2),
      number: found?.number ?? -1 - parts.size,
    }
    parts.set(signature, part)
    return part
  }
  return share(whole).value as Value
}
