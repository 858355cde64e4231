import type { CollectionSlug, PayloadRequest } from 'payload'
import { addresses, sitePath } from '../../platform/addresses.ts'
import { signLink } from '../../platform/signed-links/sign.ts'
import { pages } from '../pages/pages.ts'
import { purposeFor, type Subject } from './subject.ts'

const hour = 60 * 60 * 1000
/** Who looks for herself needs it for a while; a link for others says its own time. */
const shortly = 2 * hour

/** The page of the site that shows the records of a list, in the language of the desk. */
export function pageOf(list: string | undefined, { i18n, payload }: PayloadRequest): string {
  const path = pages.find(({ lists }) => lists.includes(list as CollectionSlug))?.path ?? '/'
  return sitePath(path, i18n.language === ('mr' as string) ? 'mr' : 'en', payload)
}

/** A link by which a draft is seen on the real website until it ends, by whoever has it. */
export function linkToDraft(
  subject: Subject,
  path: string,
  { payload }: PayloadRequest,
  life = shortly,
): { url: string; until: string } {
  const until = new Date(Date.now() + life)
  const token = signLink({ purpose: purposeFor(subject), until }, payload.config.secret)
  const to = path === '/' ? '' : `?to=${encodeURIComponent(path)}`
  return { url: `${addresses.of(payload).site}/preview/${token}${to}`, until: until.toISOString() }
}
