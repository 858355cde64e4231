import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { describe, expect, test } from 'vitest'
import { makeBackup } from '../../../scripts/steps/backup/make-backup.mjs'
import { restoreBackup } from '../../../scripts/steps/backup/restore-backup.mjs'
import { council, folder, found, idsIn } from '../../support/small-councils.ts'

/** A key as `age-keygen` writes it. */
async function keyFile(name: string) {
  const secret = await generateIdentity()
  const file = path.join(folder, name)
  writeFileSync(file, `# created: 2026-11-23T00:00:00Z\n${secret}\n`)
  return { file, recipient: await identityToRecipient(secret) }
}

const backups = () => path.join(folder, 'backups')

describe('a backup that is encrypted', () => {
  test('is restored by the owner of each key, and by nobody else', async () => {
    const [one, two, other] = [await keyFile('one'), await keyFile('two'), await keyFile('other')]
    const place = { ...found('place'), recipients: [one.recipient, two.recipient] }
    const { archive } = await makeBackup(place, backups(), { isTried: true })
    expect(path.basename(archive)).toMatch(/^nagardwar-\d{4}-\d\d-\d\dT\d{6}\.tar\.gz\.age$/)
    expect(readdirSync(backups())).toEqual([path.basename(archive)])
    expect(readFileSync(archive).includes('PAYLOAD_SECRET')).toBe(false)
    for (const { file } of [one, two]) {
      await restoreBackup(council(`with-${path.basename(file)}`), archive, { identity: file })
      expect(idsIn(council(`with-${path.basename(file)}`))).toEqual([1])
    }
    const stranger = council('stranger')
    await expect(restoreBackup(stranger, archive)).rejects.toThrow('--identity')
    await expect(restoreBackup(stranger, archive, { identity: other.file })).rejects.toThrow(
      'opens this archive',
    )
    expect(existsSync(stranger.uploads)).toBe(false)
  })

  test('is refused where it is cut off or changed', async () => {
    const key = await keyFile('key')
    const { archive } = await makeBackup({ ...found('place'), recipients: [key.recipient] }, backups())
    const whole = readFileSync(archive)
    const changed = Buffer.from(whole)
    changed[whole.length - 40] = (changed[whole.length - 40] ?? 0) ^ 1
    for (const bytes of [whole.subarray(0, whole.length - 20), changed]) {
      writeFileSync(archive, bytes)
      await expect(restoreBackup(council('two'), archive, { identity: key.file })).rejects.toThrow(
        /nothing was restored/,
      )
    }
  })

  test('needs a public key, and names no key that is wrong', async () => {
    const secret = await generateIdentity()
    const making = makeBackup({ ...found('place'), recipients: [secret] }, backups())
    await expect(making).rejects.toThrow(/^BACKUP_RECIPIENT is no public key of age/)
    expect(existsSync(backups())).toBe(false)
  })
})

describe('a second place', () => {
  test('gets the same bytes', async () => {
    const copyTo = path.join(folder, 'second')
    mkdirSync(copyTo)
    const { archive, copied } = await makeBackup({ ...found('place'), copyTo }, backups())
    expect(copied).toEqual({ place: copyTo, isOnSameDisk: true })
    expect(readdirSync(copyTo)).toEqual([path.basename(archive)])
    expect(readFileSync(path.join(copyTo, path.basename(archive)))).toEqual(readFileSync(archive))
  })

  test('that is not there is said, and the backup is kept', async () => {
    const place = { ...found('place'), copyTo: path.join(folder, 'not-mounted') }
    const { archive, copied } = await makeBackup(place, backups())
    expect(copied?.failure).toMatch(/is the disk mounted/)
    expect(existsSync(place.copyTo)).toBe(false)
    await restoreBackup(council('two'), archive)
    expect(idsIn(council('two'))).toEqual([1])
  })
})
