import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a link allows and until when. The purpose is a word of letters, digits and dashes. */
export type SignedLink = { purpose: string; until: Date }

const second = 1000
const form = /^([A-Za-z0-9-]{1,100})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/

/** A key of its own for links, so that nothing else that the secret signs passes for one. */
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'signed links', 32))

const markOf = (text: string, secret: string): Buffer =>
  createHmac('sha256', keyOf(secret)).update(text).digest()

/** The token that a link carries: `purpose.until.signature`. */
export function signLink({ purpose, until }: SignedLink, secret: string): string {
  const text = `${purpose}.${Math.floor(until.getTime() / second)}`
  return `${text}.${markOf(text, secret).toString('base64url')}`
}

/** Reads a token that this secret signed for a purpose and whose time has not passed; undefined for anything else. */
export function readLink(
  token: string,
  { purpose, secret, now }: { purpose: string; secret: string; now: Date },
): SignedLink | undefined {
  const [, said = '', seconds = '', mark = ''] = form.exec(token) ?? []
  if (mark === '') return undefined
  const isOurs = timingSafeEqual(Buffer.from(mark, 'base64url'), markOf(`${said}.${seconds}`, secret))
  const until = new Date(Number(seconds) * second)
  return isOurs && said === purpose && until > now ? { purpose: said, until } : undefined
}
