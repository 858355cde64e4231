import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { csvOf } from '../../packages/exchange/src/sheet/csv.ts'
import { at } from '../../scripts/steps/repository.mjs'
import { escaped, page, table } from './html.mjs'

const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ expression, license }) => expression ?? license?.id ?? license?.name).join(', ')
const propertyOf = ({ properties = [] }, key) =>
  properties.find(({ name }) => name === `nagardwar:${key}`)?.value ?? ''
const isProgram = ({ type }) => type !== 'cryptographic-asset'

const columns = [
  ['Part', ({ name }) => name],
  ['Version', ({ version }) => version ?? ''],
  ['Licence', licenceOf],
  ['Supplier', ({ supplier }) => supplier?.name ?? ''],
  ['Released', (part) => propertyOf(part, 'released')],
  ['Support ends', (part) => propertyOf(part, 'support-ends')],
  ['Criticality', (part) => propertyOf(part, 'criticality')],
  ['Address', ({ purl, supplier }) => purl ?? supplier?.url?.[0] ?? ''],
]

/** The list of parts as a page and as a sheet; the file for programs lies beside them. */
export function partsPage(bill) {
  const file = 'sbom/index.html'
  const title = 'List of parts (SBOM)'
  const parts = bill.components.filter(isProgram)
  const algorithms = bill.components.filter((each) => !isProgram(each))
  const body = [
    `<h1>${title}</h1>`,
    '<p>All that runs on the server or in a browser, from the lockfile, with what hides inside packages. For programs: <a href="sbom.cdx.json">sbom.cdx.json</a> (CycloneDX), with hashes and with which part needs which; as a sheet: <a href="sbom.csv">sbom.csv</a>.</p>',
    table({
      caption: `${parts.length} parts`,
      heads: columns.map(([head]) => head),
      rows: parts.map((part) => columns.map(([, value]) => escaped(value(part)))),
    }),
    table({
      caption: `${algorithms.length} algorithms of cryptography`,
      heads: ['Algorithm', 'Kind', 'Used for'],
      rows: algorithms.map(({ name, description, cryptoProperties }) =>
        [name, cryptoProperties.algorithmProperties.primitive, description].map(escaped),
      ),
    }),
  ]
  const sheet = csvOf([
    columns.map(([head]) => head),
    ...parts.map((part) => columns.map(([, value]) => value(part))),
  ])
  return { file, sheet, html: page({ file, title, body: body.join('\n'), kind: 'wide' }) }
}

const isText = (name) => /^(?:licen[cs]e|copying|notice|copyright|unlicense)/i.test(name)

/** The licence and notice that a package brings, one after the other; nothing if it brings none. */
function textsOf(place) {
  const folder = at(place)
  if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return undefined
  if (!existsSync(folder)) return undefined
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (each) => each.isFile() && isText(each.name),
  )
  return (
    files.map(({ name }) => readFileSync(path.join(folder, name), 'utf8').trim()).join('\n\n') || undefined
  )
}

/** Why a part has no text of its own in the pack. */
function whyNoText(part) {
  const inside = propertyOf(part, 'inside-package')
  if (inside) return `with ${escaped(inside)}`
  if (part.type === 'container') return 'in the image'
  return existsSync(at(part['bom-ref']))
    ? 'the package brings no text'
    : 'for another system, not installed here'
}

/** The licence of each part, with its text where the package brings one. Returns the page and the texts, by place. */
export function licencesPage(bill) {
  const file = 'licences/index.html'
  const title = 'Licences of all parts'
  const texts = new Map()
  const rowOf = (part) => {
    const ref = part['bom-ref']
    const text = textsOf(ref)
    const name = `${part.name}-${part.version}`.replace(/[^\w.-]+/g, '_')
    if (text) texts.set(`licences/texts/${name}.txt`, text)
    const without = whyNoText(part)
    return [
      escaped(part.name),
      escaped(part.version ?? ''),
      escaped(licenceOf(part) || 'not stated'),
      text ? `<a href="texts/${encodeURIComponent(name)}.txt">text</a>` : without,
    ]
  }
  const rows = bill.components.filter(isProgram).map(rowOf)
  const body = [
    `<h1>${title}</h1>`,
    '<p>The product itself is under the <a href="LICENSE.txt">MIT licence</a>.</p>',
    table({ caption: `${rows.length} parts`, heads: ['Part', 'Version', 'Licence', 'Text'], rows }),
  ]
  return { file, texts, html: page({ file, title, body: body.join('\n') }) }
}
