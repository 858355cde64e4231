/**
 * Writes sprite.svg from the icons of Lucide (ISC licence) that names.ts lists:
 *
 *   node app/components/icon/build-sprite.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { type IconName, iconNames } from './names.ts'

const require = createRequire(import.meta.url)

/** The drawing without its frame: strokes and sizes come from the page's style. */
const drawing = (name: IconName): string => {
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8')
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  return inner.replaceAll(/\s*\n\s*/g, '').replaceAll(' />', '/>')
}

export function buildSprite(): string {
  const symbols = iconNames.map(
    (name) => `<symbol id="${name}" viewBox="0 0 24 24">${drawing(name)}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(new URL('sprite.svg', import.meta.url), buildSprite())
