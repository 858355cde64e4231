/**
 * A text without the signs at its end that match a pattern of one sign. A pattern such as `/x+$/` reads a run of them
 * again from each sign of the run; this reads it once.
 */
export function withoutAtEnd(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The same at both ends. */
export function withoutAtEnds(text: string, sign: RegExp): string {
  const rest = withoutAtEnd(text, sign)
  let start = 0
  while (start < rest.length && sign.test(rest.charAt(start))) start += 1
  return rest.slice(start)
}
