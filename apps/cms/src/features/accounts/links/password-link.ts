import type { Payload, PayloadRequest } from 'payload'
import { addresses } from '../../../platform/addresses.ts'

const hour = 60 * 60_000

/** How long a link may be used, in milliseconds. */
export const lasts = { forgotten: hour, renewed: 24 * hour, invited: 7 * 24 * hour }

export const pathOfLink = (token: string): string => `/reset/${token}`

export const addressOfLink = (token: string, payload: Payload): string =>
  `${addresses.of(payload).desk[0]}/admin${pathOfLink(token)}`

/**
 * A link that sets a password of an account, once: Payload’s own for a forgotten password. A newer link ends the older
 * one. Undefined if there is no such account.
 */
export async function newPasswordToken(
  payload: Payload,
  email: string,
  expiration: number,
  req?: PayloadRequest,
): Promise<string | undefined> {
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration,
    ...(req ? { req } : {}),
  })
  return token || undefined
}
