import type { PageHandle } from '../api/page.ts'
import type { Namespace } from '../i18n/namespaces.ts'
import { texts } from './texts.ts'

const textsAtAddress = (loaderData: unknown): readonly Namespace[] =>
  typeof loaderData === 'object' && loaderData !== null && 'arrived' in loaderData ? texts : []

/**
 * The `handle` of a page that the server alone writes and that is there while its records are. Otherwise a department,
 * a heading or nothing is at its address.
 */
export const givesWay: PageHandle = {
  texts: [],
  // Only the server asks.
  ...(import.meta.env.SSR ? { textsOf: textsAtAddress, givesWay: true } : {}),
}
