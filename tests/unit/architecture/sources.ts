import { readdirSync } from 'node:fs'
import path from 'node:path'

export const top = path.resolve(import.meta.dirname, '../../..')
const left = new Set(['node_modules', '.next', 'build', '.react-router', 'migrations', 'data'])

/** Every file below a folder, as a path from the top folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(path.join(top, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return left.has(entry.name) ? [] : filesBelow(file)
    return [file]
  })
}
