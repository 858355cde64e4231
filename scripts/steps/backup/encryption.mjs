import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Failure } from '../failure.mjs'

/** The first words of every file of the age format (age-encryption.org/v1). */
const header = 'age-encryption.org/'

/** The library is loaded where something is encrypted: no other command needs it. */
const age = () => import('age-encryption')

/** The public keys of `BACKUP_RECIPIENT`, separated by commas or spaces. */
export const recipientsIn = (text = '') => text.split(/[\s,]+/).filter(Boolean)

/** A few chunks at a time, whatever the size of the file: Node would otherwise count chunks as bytes. */
const asWeb = (stream) =>
  Readable.toWeb(stream, { strategy: new ByteLengthQueuingStrategy({ highWaterMark: 256 * 1024 }) })

/** The sentence names the variable, never the key: somebody may have pasted the secret one. */
async function encrypterFor(recipients) {
  const { Encrypter } = await age()
  const encrypter = new Encrypter()
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new Failure(
        'BACKUP_RECIPIENT is no public key of age (age1…): nothing was saved. `age-keygen` makes one.',
      )
    }
  return encrypter
}

/** Checks the keys before any work is done. */
export const checkRecipients = (recipients) => encrypterFor(recipients)

/** Encrypts a stream on its way, so that only the owners of the secret keys read it. */
export async function encrypted(stream, recipients) {
  const encrypter = await encrypterFor(recipients)
  return encrypter.encrypt(asWeb(stream))
}

async function isEncrypted(file) {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(header.length) })
    return buffer.subarray(0, bytesRead).toString('latin1') === header
  } finally {
    await handle.close()
  }
}

/** The secret keys of a file as `age-keygen` writes it. */
async function decrypterWith(identity) {
  const { Decrypter } = await age()
  const text = await readFile(identity, 'utf8').catch((error) => {
    throw new Failure(`The key file ${identity} cannot be read (${error.code}).`)
  })
  const keys = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
  const decrypter = new Decrypter()
  try {
    for (const key of keys) decrypter.addIdentity(key)
  } catch {
    throw new Failure(
      `The file ${identity} holds no secret key of age (AGE-SECRET-KEY-1…). One that is itself encrypted is opened first: age --decrypt.`,
    )
  }
  if (keys.length === 0) throw new Failure(`There is no key in ${identity}.`)
  return decrypter
}

/** Asks for the key of an encrypted archive before any work is done. */
export async function checkIdentity(archive, identity) {
  if (!identity && (await isEncrypted(archive)))
    throw new Failure('The archive is encrypted: name the file with its secret key, --identity=<file>.')
}

/**
 * What an archive holds, as a stream of the packed files, decrypted where it is encrypted. `identity` is the file with
 * the secret key.
 */
export async function archiveStream(archive, identity) {
  if (!(await isEncrypted(archive))) return createReadStream(archive)
  await checkIdentity(archive, identity)
  const decrypter = await decrypterWith(identity)
  const decrypted = await decrypter.decrypt(asWeb(createReadStream(archive))).catch((error) => {
    if (/no identity matched/i.test(error.message))
      throw new Failure(`No key in ${identity} opens this archive: it is another council’s, or an older key.`)
    throw new Failure(`The archive cannot be decrypted; nothing was restored (${error.message}).`)
  })
  return Readable.fromWeb(decrypted)
}
