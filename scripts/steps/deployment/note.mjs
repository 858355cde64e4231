import { randomUUID } from 'node:crypto'
import { open, rename, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Notes for Today how much is to be fixed (apps/cms/src/platform/installation/installation.ts). Root writes it for the account whose
 * folder it is: by the open file, so that nobody in that folder puts another in its place.
 */
export async function noteFindings(data, findings, now = new Date()) {
  const file = path.join(data, 'installation.json')
  const count = (state) => findings.filter((each) => each.state === state).length
  const facts = { at: now.toISOString(), toMend: count('bad'), unseen: count('unknown') }
  const whole = `${file}.${randomUUID()}`
  const handle = await open(whole, 'wx', 0o600)
  try {
    await handle.writeFile(JSON.stringify(facts))
    const { uid, gid } = await stat(data)
    if (process.getuid?.() === 0) await handle.chown(uid, gid)
  } finally {
    await handle.close()
  }
  await rename(whole, file)
}
