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

export type Source = { file: string; text: string; imports: string[] }

/** The modules below a folder, with the places that each imports, relative ones resolved against the top folder. */
export function sourcesBelow(folder: string): Source[] {
  return below(folder)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(top, file), 'utf8')
      const named = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, place]) => place ?? '')
      const imports = named.map((place) =>
        place.startsWith('.') ? path.join(path.dirname(file), place) : place,
      )
      return { file, text, imports }
    })
}

export const isTest = ({ file }: { file: string }) => /\.test\.|\/tests\//.test(file)
export const filesBelow = below
