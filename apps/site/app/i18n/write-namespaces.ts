import { readdirSync, writeFileSync } from 'node:fs'

/** Writes the type of all texts from the catalogues. */
export function namespacesText(): string {
  const names = readdirSync(new URL('catalogues/', import.meta.url)).map((file) =>
    file.replace(/\.json$/, ''),
  )
  const lines = names
    .sort()
    .map((name) => `  '${name}': Texts<typeof import('../catalogues/${name}.json')>\n`)
  return `// Written by \`npm run generate -w apps/site\` from ../catalogues; a test compares.

/** The texts of a file in one language. */
type Texts<File> = Record<keyof File, string>

/** The catalogues: one a page, \`common\` for words shared by the parts and \`frame\` for what surrounds every page. */
export interface Namespaces {
${lines.join('')}}
`
}

if (import.meta.main) writeFileSync(new URL('generated/namespaces.ts', import.meta.url), namespacesText())
