import cluster, { type Worker } from 'node:cluster'
import type { Log } from '@nagardwar/http/log'
import { createRateLimit, type RateLimit } from '@nagardwar/http/rate-limit'
import { type AppsMessage, isAppsMessage } from '../health/desk-state.ts'
import type { Answer, Figures, Question, ToPrimary, ToWorker } from './messages.ts'

/** A worker finishes its requests within ten seconds; then the primary stops waiting. */
const longestEnd = 11_000
const longestFigures = 1500
const firstPause = 200
const longestPause = 10_000

/** Starts the workers, restarts a crashed one, answers their questions, and ends with the last of them. */
export function runPrimary(workers: number, log: Log): void {
  let hasListened = false
  let isStopping = false
  let crashes = 0
  cluster.on('listening', () => {
    hasListened = true
  })
  cluster.on('message', answering())
  passOnStates()

  const start = (): void => {
    const began = performance.now()
    cluster.fork().on('exit', (code, signal) => {
      if (isStopping) return
      // A worker that failed during start is not restarted: the reason is in the log, and the supervisor decides.
      if (!hasListened) return process.exit(code || 1)
      crashes = performance.now() - began < longestPause ? crashes + 1 : 0
      const pause = Math.min(firstPause * 2 ** crashes, longestPause)
      log.error('A worker ended and is started again', {
        code,
        signal,
        afterMs: Math.round(performance.now() - began),
        pause,
      })
      setTimeout(() => isStopping || start(), pause)
    })
  }
  for (let number = 0; number < workers; number++) start()

  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    let left = all.length
    if (left === 0) process.exit(0)
    for (const worker of all) {
      worker.once('exit', () => --left === 0 && process.exit(0))
      worker.process.kill('SIGTERM')
    }
    setTimeout(() => process.exit(0), longestEnd)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}

/** Passes the starter's report about the other apps to all workers, including later ones. */
function passOnStates(): void {
  let last: AppsMessage | undefined
  process.on('message', (message) => {
    if (!isAppsMessage(message)) return
    last = message
    for (const worker of Object.values(cluster.workers ?? {})) if (worker?.isConnected()) worker.send(message)
  })
  cluster.on('online', (worker) => last && worker.send(last))
}

/** Counts clients and collects figures for all workers. */
function answering(): (worker: Worker, message: ToPrimary) => void {
  const limits = new Map<string, RateLimit>()
  const collections = new Map<number, (figures: Figures) => void>()
  let last = 0

  const limitOf = (name: string, perMinute: number): RateLimit => {
    const limit = limits.get(name) ?? createRateLimit(perMinute)
    limits.set(name, limit)
    return limit
  }

  function collect(): Promise<Figures[]> {
    const number = ++last
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected())
    const all: Figures[] = []
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        collections.delete(number)
        resolve(all)
      }
      const timer = setTimeout(done, longestFigures)
      collections.set(number, (figures) => {
        all.push(figures)
        if (all.length === workers.length) done()
      })
      for (const worker of workers) worker?.send({ kind: 'giveFigures', number } satisfies ToWorker)
    })
  }

  const answerTo = async (question: Question): Promise<Answer> =>
    question.kind === 'figures' ? collect() : limitOf(question.limit, question.perMinute)(question.client)

  return (worker, message) => {
    if (message.kind === 'figures') collections.get(message.number)?.(message.figures)
    else if (message.kind === 'question')
      void answerTo(message.question).then((answer) => {
        const { number } = message
        if (worker.isConnected()) worker.send({ kind: 'answer', number, answer } satisfies ToWorker)
      })
  }
}
