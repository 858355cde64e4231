import { ofFile } from '../../../platform/files/refusal.ts'
import type { Words } from '../../../platform/words/words.ts'
import { firstLook } from './first-look.ts'

export type SortedFiles = { good: File[]; refused: Words[] }

/** Which of the chosen files can be taken; of each other one its name and why not. */
export async function sortedFiles(
  files: readonly File[],
  canShow: (picture: Blob) => Promise<boolean>,
): Promise<SortedFiles> {
  const sorted: SortedFiles = { good: [], refused: [] }
  for (const file of files) {
    const complaint = await firstLook(file, canShow)
    if (complaint) sorted.refused.push(ofFile(file.name, complaint))
    else sorted.good.push(file)
  }
  return sorted
}
