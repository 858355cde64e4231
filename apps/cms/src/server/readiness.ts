import type { Payload } from 'payload'
import { configuration } from '../configuration.ts'
import { whyNotWritable } from '../write-probe.ts'

type Readiness = { status: 200 | 503; body: { status: string; reason?: string } }

/** Says that the database answers and that there is room to write: a load balancer sends visitors only then. */
export async function readiness(payload: Payload): Promise<Readiness> {
  try {
    await payload.count({ collection: 'users' })
    const reason = whyNotWritable(configuration)
    if (!reason) return { status: 200, body: { status: 'ready' } }
    payload.logger.error(`The data folder cannot be written (${reason})`)
    return { status: 503, body: { status: 'unavailable', reason: 'data folder cannot be written' } }
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The database does not answer' })
    return { status: 503, body: { status: 'unavailable' } }
  }
}
