import type { ProcessorUse } from './processor-use.ts'

/** In milliseconds: what nobody measured is counted too. */
const leastWork = 1

type Job = { client: string; start: () => Promise<void>; isWanted: () => boolean }

/**
 * Does one piece of work at a time, and between two of them whatever else has arrived. Next is the client that used the
 * processor least: so a reader waits for one piece of work, however many others have asked for a hundred.
 */
export function createProcessorTurns({ workOf, add }: Pick<ProcessorUse, 'workOf' | 'add'>) {
  const waiting: Job[] = []
  let isBusy = false

  function takeNext(): Job | undefined {
    const least = waiting.reduce<Job | undefined>(
      (best, job) => (best && workOf(best.client) <= workOf(job.client) ? best : job),
      undefined,
    )
    if (least) waiting.splice(waiting.indexOf(least), 1)
    return least
  }

  async function begin(): Promise<void> {
    const job = takeNext()
    if (!job) {
      isBusy = false
      return
    }
    if (job.isWanted()) {
      add(job.client, leastWork, false)
      await job.start()
    }
    setImmediate(() => void begin())
  }

  /** `isWanted` is asked when it would begin: what nobody waits for any more is left out, and never ends. */
  return <T>(client: string, work: () => Promise<T>, isWanted = () => true): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const start = () => Promise.resolve().then(work).then(resolve, reject)
      waiting.push({ client, start, isWanted })
      if (isBusy) return
      isBusy = true
      setImmediate(() => void begin())
    })
}
