import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const content = path.join(import.meta.dirname, '../src/content')
/** The index of the lists of content. */
export const file = path.join(content, 'generated/content-lists.ts')

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const camel = (noun: string): string => noun.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The files of `collections/` that make a content type; each exports it by its own name. */
async function contentTypes(): Promise<string[]> {
  const folder = path.join(content, 'collections')
  const names: string[] = []
  for (const name of (await readdir(folder)).sort()) {
    const noun = path.basename(name, '.ts')
    const text = await readFile(path.join(folder, name), 'utf8')
    if (text.includes("from './content-type.ts'")) names.push(camel(noun))
  }
  return names
}

/** Those that the index has already keep their place, new ones come last. */
async function inOrder(found: readonly string[]): Promise<string[]> {
  const known = await readFile(file, 'utf8').catch(() => '')
  const before = [...known.matchAll(/^ {2}([A-Za-z]+),$/gm)].map(([, name = '']) => name)
  return [...before.filter((name) => found.includes(name)), ...found.filter((name) => !before.includes(name))]
}

/** The text of the index, as the files of `collections/` say it. */
export async function generated(): Promise<string> {
  const found = await contentTypes()
  const lines = (await inOrder(found)).map((name) => `  ${name},\n`)
  const imports = found.map((name) => `import { ${name} } from '../collections/${kebab(name)}.ts'\n`)
  return `// Written by \`npm run generate -w apps/cms\` from the files in ../collections; a test compares.
import type { CollectionConfig } from 'payload'
${imports.join('')}
/** The lists of content, in their order at the desk. Files and synonyms come after them. */
export const contentLists: CollectionConfig[] = [
${lines.join('')}]
`
}
