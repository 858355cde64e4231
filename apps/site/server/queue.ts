/** The queue is full. */
export class Busy extends Error {
  constructor() {
    super('Too much work is waiting')
  }
}

export type Queue = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `concurrency` tasks at a time and queues at most `waiting` more. */
export function createQueue(concurrency: number, waiting = Number.POSITIVE_INFINITY): Queue {
  let line: (() => void)[] = []
  /** The place of who is next: taking the first of a long array away moves all others, so it is shortened by halves. */
  let first = 0
  let running = 0
  const turn = (): Promise<void> | undefined => {
    if (running < concurrency) return void running++
    if (line.length - first >= waiting) throw new Busy()
    return new Promise((resolve) => line.push(resolve))
  }
  const done = (): void => {
    const next = line[first]
    if (!next) {
      running--
      return
    }
    first += 1
    if (first * 2 > line.length) {
      line = line.slice(first)
      first = 0
    }
    next()
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
