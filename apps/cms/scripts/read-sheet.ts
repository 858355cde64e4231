import { buffer } from 'node:stream/consumers'
import { type Sheet, sheetsIn } from '@nagardwar/exchange/sheet/read-sheet'
import { UnreadableSheet } from '@nagardwar/exchange/sheet/sheet-bounds'

// Run by the desk in a process of its own for a file that a person sends: what the file holds cannot fill the memory
// of the desk. The file is the input, its sheets as JSON are the output.
const [, , name = '', bounds = ''] = process.argv

/** The desk takes so much of an answer; a later sheet that is beyond it is not read. */
const mostLetters = 3_000_000
function withinAnswer(sheets: readonly Sheet[]): Sheet[] {
  let letters = 0
  return sheets.filter(({ rows, unread }, at) => {
    letters += JSON.stringify(rows).length
    return unread === undefined && (at === 0 || letters <= mostLetters)
  })
}

try {
  const sheets = sheetsIn(await buffer(process.stdin), name, JSON.parse(bounds))
  process.stdout.write(JSON.stringify({ sheets: withinAnswer(sheets) }))
} catch (error) {
  if (!(error instanceof UnreadableSheet)) throw error
  const { reason, row } = error
  process.stdout.write(JSON.stringify({ reason, row }))
}
