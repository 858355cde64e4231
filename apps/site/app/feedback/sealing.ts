/**
 * How a message that waits on a device is sealed for the council: a JWE (RFC 7516) to a key of P-256, which every
 * supported browser knows.
 */
export const sealing = { alg: 'ECDH-ES', enc: 'A256GCM' } as const

/** Where the site opens what it is sent sealed: `{ sealed }`, with an idempotency key. */
export const sealedFeedbackPath = '/sealed-feedback'

/** The public key as it stands in `<html data-feedback-key>`: the coordinates of a point, in base64url. */
export type PublicPoint = { x: string; y: string }

export const pointAsText = ({ x, y }: PublicPoint): string => `${x}.${y}`

export function pointIn(text: string | undefined): PublicPoint | undefined {
  const [, x, y] = /^([\w-]{43})\.([\w-]{43})$/.exec(text ?? '') ?? []
  return x && y ? { x, y } : undefined
}
