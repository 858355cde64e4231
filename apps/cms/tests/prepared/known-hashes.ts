import crypto from 'node:crypto'

type Pbkdf2 = typeof crypto.pbkdf2
type Hash = Parameters<Parameters<Pbkdf2>[5]>[1]
type Kept = typeof globalThis & { passwordHashes?: Map<string, Hash> }

/**
 * A hash of 600,000 rounds takes a tenth of a second of the processor, and the tests log the same accounts in again and
 * again. What was computed for a password and its salt is given again; what is stored and compared stays the same.
 */
const kept = globalThis as Kept
if (!kept.passwordHashes) {
  const hashes = new Map<string, Hash>()
  const { pbkdf2 } = crypto
  kept.passwordHashes = hashes
  crypto.pbkdf2 = ((password, salt, rounds, length, digest, callback) => {
    const key = JSON.stringify([String(password), String(salt), rounds, length, digest])
    const known = hashes.get(key)
    if (known) return setImmediate(callback, null, known)
    return pbkdf2(password, salt, rounds, length, digest, (error, hash) => {
      if (!error) hashes.set(key, hash)
      callback(error, hash)
    })
  }) as Pbkdf2
}
