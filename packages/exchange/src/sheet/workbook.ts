import { strFromU8, type Unzipped, unzipSync } from 'fflate'
import { getFormatFromId } from 'numfmt'
import { type Attributes, readXml } from './xml.ts'

/** An Excel file (ECMA-376): its sheets that are not hidden, and what their cells refer to. */
export type Workbook = {
  sheets: readonly { name: string; xml: () => string }[]
  strings: readonly string[]
  /** The number format of each style of a cell. */
  formats: readonly string[]
  is1904: boolean
}

const isNeeded = (name: string): boolean =>
  /(?:^|\/)(?:workbook|styles|sharedStrings)[^/]*\.xml$|workbook\.xml\.rels$/i.test(name)

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Control characters are written as `_x000D_` (ECMA-376 22.9.2.19). */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function stringsIn(xml: string): string[] {
  const strings: string[] = []
  let [text, isText, isReading] = ['', false, false]
  readXml(xml, {
    open: (name) => {
      if (name === 'si') text = ''
      // Above Japanese text stands how it is read.
      if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    text: (part) => {
      if (isText) text += part
    },
    close: (name) => {
      if (name === 'rPh') isReading = false
      if (name === 't') isText = false
      if (name === 'si') strings.push(unescaped(text))
    },
  })
  return strings
}

function formatsIn(xml: string): string[] {
  const own = new Map<string, string>()
  const formats: string[] = []
  let isCells = false
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isCells = true
      if (name === 'numFmt') own.set(attributes().numFmtId ?? '', attributes().formatCode ?? '')
      if (name !== 'xf' || !isCells) return
      const id = attributes().numFmtId ?? '0'
      formats.push(own.get(id) ?? getFormatFromId(Number(id)) ?? 'General')
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false
    },
  })
  return formats
}

const elementsIn = (xml: string, wanted: string): Attributes[] => {
  const found: Attributes[] = []
  readXml(xml, {
    open: (name, attributes) => {
      if (name === wanted) found.push(attributes())
    },
  })
  return found
}

/** Where the target of a relation is, seen from the folder of the workbook. */
const placeOf = (target: string, folder: string): string =>
  target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, '')

/** Unpacks what is needed of an Excel file. Throws where it is none. */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const parts: Unzipped = unzipSync(bytes, { filter: ({ name }) => isNeeded(name) })
  const path = Object.keys(parts).find((name) => /(?:^|\/)workbook\.xml$/i.test(name))
  if (path === undefined) throw new Error('it has no workbook')
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const part = (end: string): string => {
    const name = Object.keys(parts).find((each) => each.toLowerCase() === (folder + end).toLowerCase())
    return name ? strFromU8(parts[name] as Uint8Array) : ''
  }
  const whole = part('workbook.xml')
  const relations = elementsIn(part('_rels/workbook.xml.rels'), 'Relationship')
  const targets = new Map(relations.map(({ Id = '', Target = '' }) => [Id, placeOf(Target, folder)]))
  const sheets = elementsIn(whole, 'sheet').flatMap((each) => {
    const [, relation = ''] = Object.entries(each).find(([name]) => name.endsWith(':id')) ?? []
    const target = targets.get(relation)
    const isSheet = target !== undefined && !/chartsheets|dialogsheets|macrosheets/.test(target)
    if (!isSheet || (each.state ?? 'visible') !== 'visible') return []
    const xml = (): string => {
      const { [target]: sheet } = unzipSync(bytes, { filter: ({ name }) => name === target })
      if (!sheet) throw new Error('a sheet is missing')
      return strFromU8(sheet)
    }
    return [{ name: each.name ?? '', xml }]
  })
  const [styles, strings] = [part('styles.xml'), part('sharedStrings.xml')]
  return {
    sheets,
    strings: strings ? stringsIn(strings) : [],
    formats: styles ? formatsIn(styles) : [],
    is1904: elementsIn(whole, 'workbookPr').some(({ date1904 }) => isTrue(date1904)),
  }
}
