import type { Payload } from 'payload'
import { addresses } from '../../platform/addresses.ts'
import { signLink } from '../../platform/signed-links/sign.ts'

const day = 24 * 60 * 60 * 1000

/** A link by which the closed website is seen for so many days; it leads to a page of it. */
export function linkToWebsite(payload: Payload, days: number, path = '/'): { url: string; until: string } {
  const until = new Date(Date.now() + days * day)
  const token = signLink({ purpose: 'site', until }, payload.config.secret)
  const to = path === '/' ? '' : `?to=${encodeURIComponent(path)}`
  return { url: `${addresses.of(payload).site}/preview/${token}${to}`, until: until.toISOString() }
}
