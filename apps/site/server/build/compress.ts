// Build step: writes a .br and a .gz file beside every file that gets smaller.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const folder = fileURLToPath(new URL('../../build/client/', import.meta.url))
const worthIt = 0.95

for (const file of globSync(`${folder}**/*.{js,css,svg,html,txt,json,webmanifest,ico}`)) {
  const body = readFileSync(file)
  const packed = { br: brotliCompressSync(body), gz: gzipSync(body, { level: 9 }) }
  for (const [ending, bytes] of Object.entries(packed))
    if (bytes.length < body.length * worthIt) writeFileSync(`${file}.${ending}`, bytes)
}
