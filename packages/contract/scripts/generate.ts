import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { folder, generated } from './generated.ts'

await mkdir(folder, { recursive: true })
for (const [file, text] of Object.entries(await generated())) await writeFile(path.join(folder, file), text)
