import { randomInt } from 'node:crypto'
import { toAsciiDigits } from '@nagardwar/contract'
import { Secret, TOTP } from 'otpauth'
import encodeQR from 'qr'

/** What every authenticator app understands. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const secretBytes = 20
const recoveryCodes = 10

// Letters and digits that look alike are left out.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

export const newSecret = (): string => new Secret({ size: secretBytes }).base32

export type ShownSecret = { secret: string; picture: string }

/** The secret to be typed, and as the picture that an app reads. */
export function shown(secret: string, account: string, council: string): ShownSecret {
  // A colon would separate the parts of the label.
  const issuer = council.replaceAll(':', ' ').trim() || 'Nagardwar'
  const uri = new TOTP({ ...kind, issuer, label: account, secret }).toString()
  return { secret: secret.replace(/(.{4})(?=.)/g, '$1 '), picture: encodeQR(uri, 'svg') }
}

/** A code as it is compared: in ASCII digits, without the gaps that people type. */
export const typedCode = (code: unknown): string =>
  typeof code === 'string'
    ? toAsciiDigits(code)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 40)
    : ''

export type Codes = {
  code: string
  secret: string
  /** Steps before and after a code's own in which it counts too, since clocks differ. */
  window: number
}

/** The step in which a code of the app is right, or none. */
export function stepOf({ code, secret, window }: Codes, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = TOTP.validate({
    ...kind,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window,
  })
  return delta === null ? undefined : TOTP.counter({ period: kind.period, timestamp: now }) + delta
}

const newCode = (): string =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, newCode)
