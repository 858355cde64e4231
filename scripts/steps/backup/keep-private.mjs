import { chmod, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Leaves to its owner alone what others may read or write, and gives nobody more. */
async function tighten(place) {
  const { mode } = await stat(place)
  if (mode & 0o077) await chmod(place, mode & 0o700)
}

/** A folder and everything in it, as the desk keeps its database and files (apps/cms/src/private-files.ts). */
export async function keepPrivate(folder) {
  await tighten(folder)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await tighten(path.join(entry.parentPath, entry.name))
}
