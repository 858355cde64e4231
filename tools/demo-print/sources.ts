import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderPicture, shapeOf } from './picture.ts'
import { type Bilingual, type DemoDocument, isTranslated } from './typesetter/document.ts'
import { renderDocument } from './typesetter/render-document.ts'

export const demo = path.resolve(import.meta.dirname, '../../content/demo')

/** One finished file: its path below `files/`, the hash of everything that affects it, and how it is made. */
export type Source = { file: string; hash: string; make: () => Promise<Buffer> }
type DocumentSource = Source & { document: DemoDocument; language: 'en' | 'mr' }

const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}

const read = (file: string): Buffer => readFileSync(path.join(demo, file))
const readJson = (file: string): unknown => JSON.parse(read(file).toString('utf8'))

const modulesBelow = (folder: string): Buffer[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => readFileSync(path.join(folder, file)))

export function documents(): DocumentSource[] {
  const council = (readJson('settings.json') as { name: Bilingual }).name
  const typesetter = hashOf(...modulesBelow(path.join(import.meta.dirname, 'typesetter')))
  const texts = readdirSync(path.join(demo, 'documents')).flatMap((file) =>
    Object.entries(readJson(`documents/${file}`) as Record<string, DemoDocument>),
  )
  return texts.flatMap(([name, document]) =>
    (isTranslated(document) ? (['en', 'mr'] as const) : (['en'] as const)).map((language) => ({
      file: `documents/${name}-${language}.pdf`,
      hash: hashOf(JSON.stringify({ document, language, council }), typesetter),
      make: () => renderDocument(document, language, council),
      document,
      language,
    })),
  )
}

function pictures(): Source[] {
  const drawings = readdirSync(path.join(demo, 'art')).filter((file) => file.endsWith('.svg'))
  return drawings.map((drawing) => {
    const name = path.basename(drawing, '.svg')
    const shape = shapeOf(name)
    const svg = read(`art/${drawing}`)
    return {
      file: `art/${name}.${shape.format === 'png' ? 'png' : 'jpg'}`,
      hash: hashOf(svg, JSON.stringify(shape)),
      make: () => renderPicture(svg, shape),
    }
  })
}

export const sources = (): Source[] => [...documents(), ...pictures()]

/** The source hash of each finished file, as `print.ts` last wrote it. */
export const printed = (): Record<string, string> => readJson('files/sources.json') as Record<string, string>
