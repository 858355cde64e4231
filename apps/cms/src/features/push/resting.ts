/** So long a push service that gave no answer is left alone, in milliseconds. */
const rest = 30_000

const restsUntil = new Map<string, number>()

/**
 * Notes whether the push service of a device answered. Where it did not, its devices would each hold up all others, so
 * it rests.
 */
export function noteAnswer(endpoint: string, isAnswered: boolean): void {
  const { origin } = new URL(endpoint)
  if (isAnswered) restsUntil.delete(origin)
  else restsUntil.set(origin, Date.now() + rest)
}

/** When the push service of a device may be asked again; undefined where it may be asked now. */
export function restOf(endpoint: string): number | undefined {
  const until = restsUntil.get(new URL(endpoint).origin) ?? 0
  return until > Date.now() ? until : undefined
}
