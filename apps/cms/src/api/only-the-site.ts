import { createRateLimit } from '@nagardwar/http/rate-limit'
import { checkSiteToken, siteTokenHeader } from '@nagardwar/http/site-token'
import { configuration } from '../configuration.ts'
import { log } from '../log.ts'
import { Refusal } from './refusal.ts'

const reasons = {
  stranger: 'no token of the site, or one under another secret',
  'wrong clock': 'the token is of another time: the clocks of site and desk differ',
}

/** Of each reason the first in a minute is logged: refusals must not fill the disk. */
const lines = createRateLimit(1)

/** Refuses whoever is not the site, where site and desk share a secret. */
export async function onlyTheSite({ headers }: Request): Promise<void> {
  const found = await checkSiteToken(headers.get(siteTokenHeader), configuration.siteSecrets)
  if (found === 'site') return
  if (lines(found).isAllowed) log.warn('A request to the API was refused', { reason: reasons[found] })
  throw new Refusal(401, 'notTheSite')
}
