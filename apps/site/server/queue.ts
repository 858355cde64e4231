/** So much work is waiting already that more would only make everybody wait. */
export class Busy extends Error {
  constructor() {
    super('Too much work is waiting')
  }
}

export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `concurrency` pieces of work at a time and lets at most `waiting` more wait. */
export function createQueue(concurrency: number, waiting = Number.POSITIVE_INFINITY): Queue {
  const line: (() => void)[] = []
  let running = 0
  const turn = (): Promise<void> | undefined => {
    if (running < concurrency) return void running++
    if (line.length >= waiting) throw new Busy()
    return new Promise((resolve) => line.push(resolve))
  }
  const done = (): void => {
    const next = line.shift()
    if (next) next()
    else running--
  }
  return async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      done()
    }
  }
}
