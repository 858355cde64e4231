/**
 * Cuts the three font files that the site serves out of the Noto packages (Open Font License), and the two that draw the
 * card of a shared page, and writes them beside this script. Run it after changing the council's name or the Noto version:
 *
 *   node app/styles/fonts/subset.ts ["the council's name in Marathi"]
 *
 * The results are committed, so that a build needs no font tools and gives the same bytes everywhere.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const here = (name: string) => new URL(name, import.meta.url)
const require = createRequire(import.meta.url)
const noto = (family: string, script: string) =>
  readFileSync(require.resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`))

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…™−`
// Marathi, Hindi and Sanskrit: their letters appear in names and loanwords. Letters for Kashmiri, Sindhi and others (6
// KB) come from the device. `fonts.css` lists the same letters.
const letters = [
  range(0x901, 0x903),
  range(0x905, 0x939),
  range(0x93c, 0x94d),
  range(0x950, 0x952),
  range(0x958, 0x972),
]
const devanagari = `${letters.join('')}\u200c\u200d\u25cc₹`
// The only Marathi on an English page: the language's own name and the council's.
const councilName = process.argv[2] ?? 'सह्यनगर नगरपरिषद'
const names = `मराठी ${councilName}`

const cardOptions = { targetFormat: 'sfnt' as const, variationAxes: { wght: 600 }, noHinting: true }
const weights = { wght: { min: 400, max: 600 } }
const files = {
  'latin.woff2': await subsetFont(noto('noto-sans', 'latin'), latin, options(weights)),
  'devanagari.woff2': await subsetFont(
    noto('noto-sans-devanagari', 'devanagari'),
    devanagari,
    options(weights),
  ),
  'names.woff2': await subsetFont(noto('noto-sans-devanagari', 'devanagari'), names, options({ wght: 400 })),
  // The image library cannot read woff2.
  'card-latin.ttf': await subsetFont(noto('noto-sans', 'latin'), latin, cardOptions),
  'card-devanagari.ttf': await subsetFont(
    noto('noto-sans-devanagari', 'devanagari'),
    devanagari,
    cardOptions,
  ),
}

for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(here(name), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}

function options(variationAxes: Record<string, number | { min: number; max: number }>) {
  return { targetFormat: 'woff2' as const, variationAxes, noHinting: true }
}
