import { bareOf } from '../i18n/language.ts'

const start = '/feedback/'

/** The address of the page behind a private link, without language. */
export const statusPath = (secret: string): string => start + secret

/** Whether an address is one of such a page, whatever its secret. */
export const isStatusPath = (path: string): boolean => bareOf(path).startsWith(start)
