import { archiveOf } from '@nagardwar/exchange/sheet/unpacked-size'
import type { Kind } from './kind.ts'
import { most } from './limits.ts'
import { Refused } from './refusal.ts'

const mostUnpacked = 64 * 1024 * 1024
const mostFiles = 1000
/** Programs, files inside, and what is fetched from elsewhere (ECMA-376, part 1, 12.3). */
const active = /vbaProject|activeX|\/embeddings\/|\/externalLinks\/|\/connections\.xml$|\.bin$|customUI/i
/**
 * A cell that a spreadsheet program reckons out when a resident opens the file: it can load an address or start a
 * program. Numbers, telephones and lists with dashes are none. Our own sheets have an apostrophe before such a text.
 */
const formula = /(?:^|[,;\t\r\n])"?(?:=|[+\-@][a-z.]+[|(]|[+\-@][^,;\t\r\n|]{0,200}\|[^,;\t\r\n!]{0,200}!)/i
const printerSettings = /^xl\/printerSettings\/[^/]+\.bin$/i

function inspectExcel(bytes: Buffer): void {
  const { files, size, names } = archiveOf(bytes)
  if (files === 0 || files > mostFiles || size > mostUnpacked) throw new Refused('brokenSheet')
  if (!names.includes('[Content_Types].xml') || !names.includes('xl/workbook.xml'))
    throw new Refused('brokenSheet')
  if (names.some((name) => active.test(name) && !printerSettings.test(name)))
    throw new Refused('sheetProgram')
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Text in another encoding would be unreadable for residents too.
    throw new Refused('brokenSheet')
  }
}

function inspectCsv(bytes: Buffer): void {
  const text = textOf(bytes)
  if (!/[,;\t]/.test(text)) throw new Refused('brokenSheet')
  if (formula.test(text)) throw new Refused('sheetFormula')
}

/** A spreadsheet that can be read and runs nothing. Throws `Refused`. */
export function inspectSheet(bytes: Buffer, { extension }: Kind): void {
  if (bytes.length > most.sheetBytes) throw new Refused('sheetSize')
  if (extension === 'csv') inspectCsv(bytes)
  else inspectExcel(bytes)
}
