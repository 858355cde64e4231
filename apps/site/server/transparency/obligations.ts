import path from 'node:path'
import { serverCallPaths, type Transparency, transparencySchema } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import { createLastAnswer } from '../upstream/last-answer.ts'
import type { Upstream } from '../upstream/upstream.ts'

type Options = { upstream: Upstream; log: Log; data: string }

/** The address of their page. */
export const transparencyPath = '/transparency'

/** What the desk last said of what the council must publish. It reads all lists for it, so it is asked seldom. */
export function createObligations({ upstream, log, data }: Options) {
  const answer = createLastAnswer<Transparency>({
    upstream,
    path: serverCallPaths.transparency,
    read: transparencySchema.parse,
    life: 10_000,
    longest: { bytes: 512 * 1024, ms: 5000 },
    what: 'What the council must publish',
    file: path.join(data, 'answers', 'transparency.json'),
    log,
  })
  return {
    now: answer.now,
    /** Their page for the site map; none where the council’s server never said what is on it. */
    async paths(): Promise<readonly string[]> {
      const said = await answer.now()
      return said && said !== 'absent' ? [transparencyPath] : []
    },
    settled: answer.settled,
    emptyPages: (): readonly string[] => (answer.isAbsent() ? [transparencyPath] : []),
  }
}
