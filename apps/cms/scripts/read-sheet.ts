import { buffer } from 'node:stream/consumers'
import { sheetsIn } from '@nagardwar/exchange/sheet/read-sheet'
import { UnreadableSheet } from '@nagardwar/exchange/sheet/sheet-bounds'

// Run by the desk in a process of its own for a file that a person sends: what the file holds cannot fill the memory
// of the desk. The file is the input, its rows as JSON are the output.
const [, , name = '', bounds = ''] = process.argv

try {
  const [first] = sheetsIn(await buffer(process.stdin), name, JSON.parse(bounds))
  const rows = first?.rows ?? []
  process.stdout.write(JSON.stringify({ rows }))
} catch (error) {
  if (!(error instanceof UnreadableSheet)) throw error
  const { reason, row } = error
  process.stdout.write(JSON.stringify({ reason, row }))
}
