import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const top = path.resolve(import.meta.dirname, '../../..')
const left = new Set(['node_modules', '.next', 'build', '.react-router', 'migrations', 'data'])

function below(folder: string): string[] {
  return readdirSync(path.join(top, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return left.has(entry.name) ? [] : below(file)
    return [file]
  })
}

export type Source = { file: string; text: string }

/** The modules below a folder, with their text. */
export function sourcesBelow(folder: string): Source[] {
  return below(folder)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(top, file), 'utf8') }))
}

export const filesBelow = below
