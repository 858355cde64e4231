import { writeFile } from 'node:fs/promises'
import { file, generated } from './generated.ts'

// Before Payload's own commands, which read the lists.
await writeFile(file, await generated())
