/**
 * Writes sprite.svg from the icons of Lucide (ISC licence) and the marks of Simple Icons (CC0) that names.ts lists:
 *
 *   node app/components/icon/build-sprite.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { type BrandName, brandNames, iconNames } from './names.ts'

const require = createRequire(import.meta.url)

/** The drawing without its frame: stroke and size come from CSS. */
const drawing = (file: string): string => {
  const svg = readFileSync(require.resolve(file), 'utf8')
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  return inner
    .split('\n')
    .map((line) => line.trim())
    .join('')
    .replaceAll(' />', '/>')
}

const symbol = (id: string, inner: string): string =>
  `<symbol id="${id}" viewBox="0 0 24 24">${inner}</symbol>`

/** A brand mark is one filled shape, while an icon has strokes. Its title is left out: the link has the name. */
const mark = (name: BrandName): string =>
  drawing(`simple-icons/icons/${name}.svg`)
    .replace(/<title>[^<]*<\/title>/, '')
    .replace('<path ', '<path fill="currentColor" stroke="none" ')

export function buildSprite(): string {
  const symbols = [
    ...iconNames.map((name) => symbol(name, drawing(`lucide-static/icons/${name}.svg`))),
    ...brandNames.map((name) => symbol(`brand-${name}`, mark(name))),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(new URL('sprite.svg', import.meta.url), buildSprite())
