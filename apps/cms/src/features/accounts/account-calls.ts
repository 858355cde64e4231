import type { PayloadHandler } from 'payload'
import { firstAccount } from './first-account/first-account.ts'
import { mailPasswordLink } from './links/forgotten-password.ts'
import { loginInTwoSteps, resetWithoutLogin } from './second-factor/login.ts'

/** Payload's calls below the accounts that answer in the desk's own way. */
export const accountCalls: Readonly<Record<string, (handler: PayloadHandler) => PayloadHandler>> = {
  '/first-register': firstAccount,
  '/login': loginInTwoSteps,
  '/forgot-password': () => mailPasswordLink,
  '/reset-password': resetWithoutLogin,
}
