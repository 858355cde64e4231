import { type MisconductOfficer, misconductOfficerSchema, serverCallPaths } from '@nagardwar/contract'
import type { Log } from '@nagardwar/http/log'
import { misconductPath } from '../../app/misconduct/misconduct-path.ts'
import { createLastAnswer } from '../upstream/last-answer.ts'
import type { Upstream } from '../upstream/upstream.ts'

/**
 * Who alone reads reports of misconduct, as the desk last said. It is kept on no disk: a report must not be sent to an
 * officer of before.
 */
export function createMisconductOfficer({ upstream, log }: { upstream: Upstream; log: Log }) {
  const answer = createLastAnswer<MisconductOfficer>({
    upstream,
    path: serverCallPaths.misconductOfficer,
    read: misconductOfficerSchema.parse,
    life: 10_000,
    longest: { bytes: 16 * 1024, ms: 5000 },
    what: 'Who reads reports of misconduct',
    log,
  })
  let last: { pages: readonly string[]; all: readonly string[] } = { pages: [], all: [] }
  return {
    now: answer.now,
    /** The empty pages, and this one while nobody is named: the same array until that changes. */
    withEmptyPages(pages: readonly string[]): readonly string[] {
      void answer.now()
      if (answer.known()) return pages
      if (last.pages !== pages || last.all.length === 0) last = { pages, all: [...pages, misconductPath] }
      return last.all
    },
  }
}
