import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { type Log, reasonOf } from '@nagardwar/http/log'
import type { Findings, Question } from '../../../app/api/search.ts'
import { threadScript } from '../../paths.ts'
import { within } from '../../wait.ts'
import type { FromWorker, ToldList, ToWorker, WorkerData } from './messages.ts'

const longestAnswer = 4000
/** Many times what is needed, even for an index in memory. A thread that exceeds it is stopped, but not the site. */
const mostMemory = 256
/** A small young generation: garbage is collected often and memory stays low. */
const youngMemory = 3
const preparing: Findings = { state: 'preparing' }

type Options = WorkerData & {
  log: Log
  onUpdated: (message: FromWorker & { kind: 'updated' }) => void
  onNotOnDisk: (reason: string) => void
  onLost: () => void
}

export type IndexThread = ReturnType<typeof startIndexThread>

/** Starts the index thread. `onLost` is called once if it ends unexpectedly. */
export function startIndexThread({ log, onUpdated, onNotOnDisk, onLost, ...workerData }: Options) {
  // The process's own options override a thread's limits. They are read once, when a thread starts.
  setFlagsFromString('--max-semi-space-size=0')
  const worker = new Worker(threadScript('search/index/index-worker.ts'), {
    workerData: workerData satisfies WorkerData,
    resourceLimits: { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: youngMemory },
  })
  const waiting = new Map<number, (findings: Findings, ms: number) => void>()
  const untaken = new Map<number, () => void>()
  let last = 0
  let isStopping = false
  worker.unref()

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'updated') return onUpdated(message)
    if (message.kind === 'notOnDisk') return onNotOnDisk(message.reason)
    if (message.kind === 'answer') waiting.get(message.number)?.(message.findings, message.ms)
    if (message.kind === 'taken') untaken.get(message.number)?.()
    waiting.delete(message.number)
    untaken.delete(message.number)
  })
  worker.on('error', (error) => log.error('The search index failed', { reason: reasonOf(error) }))
  worker.on('exit', () => {
    for (const give of waiting.values()) give(preparing, 0)
    for (const go of untaken.values()) go()
    waiting.clear()
    untaken.clear()
    if (!isStopping) onLost()
  })

  return {
    tell: (message: ToWorker): void => worker.postMessage(message),
    /** Resolves when the thread has the list, so that long lists do not gather on their way. */
    tellList(list: ToldList): Promise<void> {
      const number = ++last
      const taken = new Promise<void>((go) => untaken.set(number, go))
      worker.postMessage({ kind: 'list', number, ...list } satisfies ToWorker)
      return taken
    },
    /** `spent` hears how many milliseconds of the processor it took. */
    ask(question: Question, spent: (ms: number) => void = () => undefined): Promise<Findings> {
      const number = ++last
      const answer = new Promise<Findings>((resolve) =>
        waiting.set(number, (findings, ms) => {
          spent(ms)
          resolve(findings)
        }),
      )
      worker.postMessage({ kind: 'question', number, question } satisfies ToWorker)
      return within(longestAnswer, answer, () => {
        waiting.delete(number)
        return preparing
      })
    },
    async stop(): Promise<void> {
      isStopping = true
      await worker.terminate()
    },
  }
}
