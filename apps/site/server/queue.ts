/** The queue is full. */
export class Busy extends Error {
  constructor() {
    super('Too much work is waiting')
  }
}

export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `concurrency` tasks at a time and queues at most `waiting` more. */
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
