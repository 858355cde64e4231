import { listPaths } from './generated/list-paths.ts'
import type { lists } from './generated/lists.ts'

export { listPaths }

/** Every name of the language parameter. */
export const languageParameters = ['lang', 'language_code', 'language'] as const

export type ListName = keyof typeof lists

export const listNames = Object.keys(listPaths) as ListName[]

/** The calls that are not lists. */
export const callPaths = {
  visitorCount: '/visitor-count',
  incrementVisitorCount: '/increment-visitor-count',
  contactUs: '/contact-us',
  notification: '/notification',
  useful: '/useful',
  openApi: '/openapi.json',
} as const
