import config from '@payload-config'
import { getPayload } from 'payload'
import { answer } from '../../../../api/answer.ts'

export const dynamic = 'force-dynamic'

const contract = async (request: Request): Promise<Response> => answer(await getPayload({ config }), request)

export {
  contract as DELETE,
  contract as GET,
  contract as HEAD,
  contract as OPTIONS,
  contract as PATCH,
  contract as POST,
  contract as PUT,
}
