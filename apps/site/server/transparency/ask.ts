import { serverCallPaths, type Transparency, transparencySchema } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import { createLastAnswer } from '../upstream/last-answer.ts'
import type { Upstream } from '../upstream/upstream.ts'

/** What the desk last said of what the council must publish. It reads all lists for it, so it is asked seldom. */
export const createObligations = ({ upstream, log }: { upstream: Upstream; log: Log }) =>
  createLastAnswer<Transparency>({
    upstream,
    path: serverCallPaths.transparency,
    read: transparencySchema.parse,
    life: 10_000,
    longest: { bytes: 512 * 1024, ms: 5000 },
    what: 'What the council must publish',
    log,
  })
