/*
 * Payload 3.90: checks everything before it stores, and has no way to check only.
 * Upstream: none found.
 * Here: a rehearsal ends where it would store.
 * Canary: stop-rehearsals: there is no way to check a change without storing it.
 */

import type { PayloadRequest } from 'payload'
import type { StepFor } from './steps.ts'

type Asked = Pick<PayloadRequest, 'context'>

/** Everything is done as for publishing, but nothing is stored. */
export const isRehearsal = (req: Asked | undefined): boolean => req?.context?.isRehearsal === true

// Known by its name: the build contains two copies of each class, one for the server's start and one for its requests.
const end = 'EndOfRehearsal'

/** Whether what a rehearsal threw says that all was right. */
export const isEndOfRehearsal = (error: unknown): boolean => (error as Error).name === end

function endIfRehearsal(req: unknown): void {
  if (isRehearsal(req as PayloadRequest | undefined))
    throw Object.assign(new Error('Nothing is stored'), { name: end })
}

/** Ends a rehearsal before anything is stored. */
export const stopRehearsals: StepFor = () => ({
  create: (next) => async (args) => {
    endIfRehearsal(args.req)
    return next(args)
  },
  updateOne: (next) => async (args) => {
    endIfRehearsal(args.req)
    return next(args)
  },
})
