import config from '@payload-config'
import { getPayload } from 'payload'
import { configuration } from '../../../configuration.ts'
import { whyNotWritable } from '../../../write-probe.ts'

export const dynamic = 'force-dynamic'

const answer = (status: number, body: { status: string; reason?: string }): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** Says that the database answers and that there is room to write: a load balancer sends visitors only then. */
export async function GET(): Promise<Response> {
  const payload = await getPayload({ config })
  try {
    await payload.count({ collection: 'users' })
    const reason = whyNotWritable(configuration)
    if (reason) {
      payload.logger.error(`The data folder cannot be written (${reason})`)
      return answer(503, { status: 'unavailable', reason: 'data folder cannot be written' })
    }
    return answer(200, { status: 'ready' })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The database does not answer' })
    return answer(503, { status: 'unavailable' })
  }
}
