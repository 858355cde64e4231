import { createHash } from 'node:crypto'
import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ReadFile } from './import-files.ts'

const mostBytes = 200 * 1024 * 1024
const missing = { en: 'it is not in the folder files', mr: 'ती files या फोल्डरमध्ये नाही' }
const tooLarge = { en: 'it is larger than 200 MB', mr: 'ती २०० एमबीपेक्षा मोठी आहे' }

/** Files of a folder of sheets. They are read only from its folder `files`. */
export const folderFiles =
  (folder: string): ReadFile =>
  async (name, version) => {
    const below = await realpath(path.join(folder, 'files')).catch(() => undefined)
    const file = below && (await realpath(path.join(below, name)).catch(() => undefined))
    if (!below || !file?.startsWith(below + path.sep)) return { missing }
    const { size } = await stat(file)
    if (size > mostBytes) return { missing: tooLarge }
    const bytes = await readFile(file)
    const now = createHash('sha256').update(bytes).digest('hex')
    return now === version ? { unchanged: true } : { bytes, version: now }
  }
