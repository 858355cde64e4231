import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes a whole file or none: a reader, or a restart in between, sees the old or the new one. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    // Synced before the rename: after a power cut no name exists without its bytes.
    await writeFile(draft, content, { flush: true })
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
