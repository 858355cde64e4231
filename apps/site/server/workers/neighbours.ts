import { createRateLimit, type RateLimit, type Turn } from '@nagardwar/http/rate-limit'
import { within } from '../wait.ts'
import type { Answer, Figures, Question, ToPrimary, ToWorker } from './messages.ts'

/** The other processes of the site, for one of them: they share rate limits and metrics. */
export type Neighbours = {
  /** A rate limit that all processes share, identified by name. */
  limit(name: string, perMinute: number): RateLimit
  /** Registers how to read this process's counts. */
  offerFigures(own: () => Promise<Figures>): void
  /** What every process has counted. */
  figures(): Promise<Figures[]>
}

/** For a site with one process. */
export function alone(): Neighbours {
  let own: () => Promise<Figures> = async () => []
  return {
    limit: (_name, perMinute) => createRateLimit(perMinute),
    offerFigures: (given) => {
      own = given
    },
    figures: async () => [await own()],
  }
}

const longestAnswer = 2000

/** For one worker among several: it asks the primary process, which knows all of them. */
export function amongWorkers(): Neighbours {
  const waiting = new Map<number, (answer: Answer) => void>()
  let own: () => Promise<Figures> = async () => []
  let last = 0
  const send = (message: ToPrimary): void => void process.send?.(message)

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'answer') {
      waiting.get(message.number)?.(message.answer)
      waiting.delete(message.number)
    } else if (message.kind === 'giveFigures')
      void own().then((figures) => send({ kind: 'figures', number: message.number, figures }))
  })

  function ask<A extends Answer>(question: Question, otherwise: () => A | Promise<A>): Promise<A> {
    const number = ++last
    const answer = new Promise<A>((give) => waiting.set(number, give as (answer: Answer) => void))
    send({ kind: 'question', number, question })
    return within(longestAnswer, answer, () => undefined).then((given) => {
      waiting.delete(number)
      return given ?? otherwise()
    })
  }

  return {
    limit(name, perMinute) {
      // When the primary is too busy to answer, each worker applies the limit by itself.
      const here = createRateLimit(perMinute)
      if (perMinute === 0) return here
      return (client) => ask<Turn>({ kind: 'turn', limit: name, perMinute, client }, () => here(client))
    },
    offerFigures: (given) => {
      own = given
    },
    figures: () => ask<Figures[]>({ kind: 'figures' }, async () => [await own()]),
  }
}
