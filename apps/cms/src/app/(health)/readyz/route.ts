import config from '@payload-config'
import { getPayload } from 'payload'

export const dynamic = 'force-dynamic'

const answer = (status: number, body: { status: string }): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** Says that the database answers: a load balancer sends visitors only then. */
export async function GET(): Promise<Response> {
  const payload = await getPayload({ config })
  try {
    await payload.count({ collection: 'users' })
    return answer(200, { status: 'ready' })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'The database does not answer' })
    return answer(503, { status: 'unavailable' })
  }
}
