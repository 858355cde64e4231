import type { CollectionSlug, PayloadRequest } from 'payload'
import { configuration } from '../configuration.ts'
import { signLink } from '../signed-links/sign.ts'
import { pages } from '../today/pages.ts'
import { purposeFor, type Subject } from './subject.ts'

const hour = 60 * 60 * 1000
/** Who looks for herself needs it for a while; a link for others says its own time. */
const shortly = 2 * hour

/** The page of the site that shows the records of a list, in the language of the desk. */
export function pageOf(list: string | undefined, { i18n }: Pick<PayloadRequest, 'i18n'>): string {
  const path = pages.find(({ lists }) => lists.includes(list as CollectionSlug))?.path ?? '/'
  const language = i18n.language === ('mr' as string) ? 'mr' : 'en'
  const prefix = language === configuration.defaultLanguage ? '' : `/${language}`
  return path === '/' ? prefix || '/' : prefix + path
}

/** A link by which a draft is seen on the real website until it ends, by whoever has it. */
export function linkToDraft(subject: Subject, path: string, life = shortly): { url: string; until: string } {
  const until = new Date(Date.now() + life)
  const token = signLink({ purpose: purposeFor(subject), until }, configuration.secret)
  const to = path === '/' ? '' : `?to=${encodeURIComponent(path)}`
  return { url: `${configuration.siteOrigin}/preview/${token}${to}`, until: until.toISOString() }
}
