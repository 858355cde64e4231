import { type Names, toMarathiDigits } from '@nagardwar/contract/browser'
import type { UnreadableSheet } from '../sheet/sheet-bounds.ts'

export const notASheet: Names = {
  en: 'Please choose an Excel or CSV file',
  mr: 'कृपया Excel किंवा CSV फाइल निवडा',
}

const megabyte = 1024 * 1024
export const largeFile = (mostBytes: number): Names => ({
  en: `The file is larger than ${mostBytes / megabyte} MB`,
  mr: `फाइल ${toMarathiDigits(mostBytes / megabyte)} एमबीपेक्षा मोठी आहे`,
})

export const tooMuchInside: Names = {
  en: 'The file holds too much to be read. Please divide it into several files.',
  mr: 'फाइलमध्ये वाचता येण्यापेक्षा जास्त माहिती आहे. कृपया तिचे अनेक भाग करा.',
}
const notExcel: Names = {
  en: 'The file could not be read as an Excel file (.xlsx). Please save it again from your spreadsheet program.',
  mr: 'ही फाइल Excel फाइल (.xlsx) म्हणून वाचता आली नाही. कृपया तक्त्याच्या प्रोग्राममधून ती पुन्हा जतन करा.',
}
const notUtf8: Names = {
  en: 'The file is not in UTF-8. Please save it as “CSV UTF-8” or as an Excel file.',
  mr: 'फाइलमधील मजकूर युनिकोडमध्ये नाही. कृपया ती Excel फाइल किंवा युनिकोड CSV म्हणून जतन करा.',
}

const longCell = (row: number, most: number): Names => ({
  en: `A cell of row ${row} is longer than ${most.toLocaleString('en-IN')} characters. If a quotation mark is missing there, please add it; otherwise shorten the text.`,
  mr: `ओळ ${toMarathiDigits(row)} मधील एक चौकट ${toMarathiDigits(most.toLocaleString('en-IN'))} अक्षरांपेक्षा मोठी आहे. तेथे अवतरण चिन्ह (") राहिले असल्यास ते लिहा, अन्यथा मजकूर कमी करा.`,
})
const openQuote = (row: number): Names => ({
  en: `A quotation mark (") in row ${row} is not closed, so everything after it is one cell. Please correct it there, or save the file as Excel (.xlsx).`,
  mr: `ओळ ${toMarathiDigits(row)} मधील अवतरण चिन्ह (") बंद केलेले नाही, त्यामुळे पुढील सर्व मजकूर एकाच चौकटीत आला आहे. कृपया तेथे दुरुस्ती करा, किंवा फाइल Excel (.xlsx) म्हणून जतन करा.`,
})

/** What a sheet may be, as the sentences name it. */
type Most = { bytes: number; cellLength: number }

/** Why a file is not read, and what to do. */
export function whyUnreadable(
  { reason, row = 0 }: Pick<UnreadableSheet, 'reason' | 'row'>,
  most: Most,
): Names {
  if (reason === 'size') return largeFile(most.bytes)
  if (reason === 'unpacked' || reason === 'cells') return tooMuchInside
  if (reason === 'encoding') return notUtf8
  if (reason === 'cell') return longCell(row, most.cellLength)
  return reason === 'quote' ? openQuote(row) : notExcel
}
