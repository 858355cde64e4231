import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { top } from './sources.ts'

/** Imports and re-exports that are there at run time; those of types alone go in the build. */
const statement = /^(?:import|export)\s+(?!type\b)(?:([^'"]*?)from\s+)?['"]([^'"]+)['"]/gm
const isOfTypes = (names = ''): boolean => /^\{\s*(?:type [^,}]+,?\s*)+\}\s*$/.test(names)

export const targetsOf = (source: string): string[] =>
  [...source.matchAll(statement)].flatMap(([, names, target = '']) => (isOfTypes(names) ? [] : [target]))

export const read = (file: string): string => readFileSync(path.join(top, file), 'utf8')
const isModule = (file: string): boolean => /\.tsx?$/.test(file) && existsSync(path.join(top, file))

/** The way from a module to a package, by imports within its own app; undefined where there is none. */
export function wayTo(wanted: string, file: string, seen = new Set<string>()): string[] | undefined {
  if (seen.has(file)) return undefined
  seen.add(file)
  for (const target of targetsOf(read(file))) {
    if (target === wanted) return [file]
    const next = path.join(path.dirname(file), target)
    const way = target.startsWith('.') && isModule(next) ? wayTo(wanted, next, seen) : undefined
    if (way) return [file, ...way]
  }
  return undefined
}
