type Ways<T> = {
  fresh: Promise<T>
  kept: () => Promise<T | undefined>
  isUsable: (answer: T) => boolean
  /** How long the network may take, in milliseconds, if there is a copy. */
  patience: number
}

/**
 * The network's answer where it comes in time and is one; else the copy; else whatever the network says at last.
 * Undefined where there is neither.
 */
export async function freshOrKept<T>({ fresh, kept, isUsable, patience }: Ways<T>) {
  const asked = fresh.catch(() => undefined)
  const first = await Promise.race([asked, after(patience)])
  if (first !== undefined && isUsable(first)) return { answer: first, isCopy: false }
  const copy = await kept()
  if (copy !== undefined) return { answer: copy, isCopy: true }
  const last = await asked
  return last === undefined ? undefined : { answer: last, isCopy: false }
}

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
