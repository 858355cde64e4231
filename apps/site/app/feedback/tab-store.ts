import { inTabName, putIntoTabName } from '../recovery/tab-name.ts'
import { newKey } from './new-key.ts'

/*
 * What a visitor writes survives a reload, and ends with the tab. Session storage lies on the disk of a device that
 * people may share, so the text in it is encrypted, under a key that is in the name of the window alone (decision 0019).
 */

const keyPart = 'tab-key'
const lengthOfNonce = 12

// One after the other: the last text that was written is the one that stays.
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

/** The value may be a promise. Rejects where the browser refuses storage, or encryption, as it does without HTTPS. */
export const keepInTab = (name: string, value: unknown): Promise<void> =>
  inTurn(async () => {
    const nonce = crypto.getRandomValues(new Uint8Array(lengthOfNonce))
    const text = new TextEncoder().encode(JSON.stringify(await value))
    const sealed = new Uint8Array(await crypto.subtle.encrypt(cipher(name, nonce), await key(), text))
    sessionStorage.setItem(name, String.fromCharCode(...nonce) + textOf(sealed))
  })

/** Undefined if there is nothing. Rejects if it was kept in another tab, of which this one is a copy. */
export const keptInTab = (name: string): Promise<unknown> =>
  inTurn(async () => {
    const kept = sessionStorage.getItem(name)
    if (kept === null) return undefined
    const bytes = Uint8Array.from(kept, (letter) => letter.charCodeAt(0))
    const [nonce, sealed] = [bytes.slice(0, lengthOfNonce), bytes.slice(lengthOfNonce)]
    const text = await crypto.subtle.decrypt(cipher(name, nonce), await key(), sealed)
    return JSON.parse(new TextDecoder().decode(text))
  })

export const forgetInTab = (name: string): Promise<void> =>
  inTurn(async () => sessionStorage.removeItem(name))

/** A text of one entry opens under no other name. */
const cipher = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
})

/** Storage takes texts, so each byte is a letter. */
const textOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

async function key(): Promise<CryptoKey> {
  const secret = inTabName(keyPart) ?? newKey() + newKey()
  putIntoTabName(keyPart, secret)
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
