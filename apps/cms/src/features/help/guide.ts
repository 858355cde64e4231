import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../../../docs/desk')

/** The parts of the guide: what our own documents in `docs/desk` use of Markdown, and no more. */
export type Part =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'steps'; steps: string[] }
  | { kind: 'points'; points: string[] }
  | { kind: 'picture'; name: string; alt: string }

const step = /^[0-9०-९]+\.\s+/
const point = /^-\s+/

function partOf(block: string): Part {
  const lines = block.split('\n')
  const heading = /^(#{1,2})\s+(\S.*)$/.exec(block)
  if (heading) return { kind: 'heading', level: heading[1] === '#' ? 1 : 2, text: heading[2] ?? '' }
  const picture = /^!\[([^\]]*)\]\(pictures\/([a-z0-9-]+\.png)\)$/.exec(block)
  if (picture) return { kind: 'picture', alt: picture[1] ?? '', name: picture[2] ?? '' }
  if (lines.every((line) => step.test(line)))
    return { kind: 'steps', steps: lines.map((line) => line.replace(step, '')) }
  if (lines.every((line) => point.test(line)))
    return { kind: 'points', points: lines.map((line) => line.replace(point, '')) }
  return { kind: 'text', text: lines.join(' ') }
}

export const partsOf = (document: string): Part[] =>
  document
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(partOf)

export const readGuide = async (language: 'en' | 'mr'): Promise<Part[]> =>
  partsOf(await readFile(path.join(folder, `${language}.md`), 'utf8'))

const pictureName = /^[a-z0-9-]+\.png$/

/** A picture of the guide; nothing for a name that is none of ours. */
export async function readPicture(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!pictureName.test(name)) return undefined
  return readFile(path.join(folder, 'pictures', name)).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  )
}
