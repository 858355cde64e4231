import { limits } from '../../../content/sheets/limits.ts'
import { ofFile } from '../../../platform/files/refusal.ts'
import type { Words } from '../../../platform/words/words.ts'
import { words } from './words.ts'

/** What is wrong with a chosen file, before it is sent. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): Words | undefined {
  if (name === '' || size === 0) return words.noFile
  if (!/\.(?:xlsx|csv)$/i.test(name)) return ofFile(name, words.noFile)
  return size > limits.bytes ? ofFile(name, words.largeFile) : undefined
}
