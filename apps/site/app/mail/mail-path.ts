import { bareOf } from '../i18n/language.ts'

/** The page on which residents ask for mails. */
export const subscribePath = '/subscribe'

/** Whether an address is one of the page behind the link of a mail, whatever its secret. */
export const isSubscriptionPath = (path: string): boolean => bareOf(path).startsWith('/subscription/')
