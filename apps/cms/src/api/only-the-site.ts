import { createRateLimit } from '@nagardwar/http/rate-limit'
import { checkSiteToken, siteTokenHeader } from '@nagardwar/http/site-token'
import type { Payload } from 'payload'
import { deskOption } from '../platform/desk-option.ts'
import { log } from '../platform/log.ts'
import { Refusal } from './refusal.ts'

/** What the site shows to be answered; empty where site and desk share no secret. */
export const siteSecrets = deskOption<readonly string[]>('siteSecrets')

const reasons = {
  stranger: 'no token of the site, or one under another secret',
  'wrong clock': 'the token is of another time: the clocks of site and desk differ',
}

/** Of each reason the first in a minute is logged: refusals must not fill the disk. */
const lines = createRateLimit(1)

/** Refuses whoever is not the site, where site and desk share a secret. */
export async function onlyTheSite(payload: Payload, { headers }: Request): Promise<void> {
  const found = await checkSiteToken(headers.get(siteTokenHeader), siteSecrets.of(payload))
  if (found === 'site') return
  if (lines(found).isAllowed)
    log.of(payload).warn('A request to the API was refused', { reason: reasons[found] })
  throw new Refusal(401, 'notTheSite')
}
