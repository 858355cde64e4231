import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { configuration } from './configuration.ts'
import { seedDemo } from './demo/seed.ts'
import { keepErasingOldFeedback } from './feedback/keep-erasing-old-feedback.ts'

/** Opens the council's database and, on the very first start, fills it with the demo council. */
export async function openCouncil(): Promise<Payload> {
  const payload = await getPayload({ config })
  if (configuration.seedDemo) await seedDemo(payload)
  keepErasingOldFeedback(payload)
  return payload
}
