import { rowsIn, UnreadableSheet } from '@nagardwar/exchange/sheet/read-sheet'

// Run by the desk for a file that a person sends: what the file holds cannot fill the memory of the desk. The file is
// the input, its rows as JSON are the output.
const [, , name = '', mostUnpacked = '', mostMemory = ''] = process.argv

// Unpacking goes on in the background, outside the limit that Node has for its own objects.
setInterval(() => {
  if (process.memoryUsage.rss() > Number(mostMemory)) process.exit(1)
}, 20).unref()

const parts: Buffer[] = []
for await (const part of process.stdin) parts.push(part as Buffer)
try {
  const rows = await rowsIn(Buffer.concat(parts), name, Number(mostUnpacked))
  process.stdout.write(JSON.stringify({ rows }))
} catch (error) {
  if (!(error instanceof UnreadableSheet)) throw error
  process.stdout.write(JSON.stringify({ reason: error.reason }))
}
