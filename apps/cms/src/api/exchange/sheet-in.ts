import { existsSync } from 'node:fs'
import path from 'node:path'
import { sheetEndings } from '@nagardwar/exchange/sheet/read-sheet'

/** The sheet of this name in a folder, whichever kind it is. */
export const sheetIn = (folder: string, name: string): string | undefined =>
  sheetEndings.map((ending) => path.join(folder, name + ending)).find((file) => existsSync(file))
