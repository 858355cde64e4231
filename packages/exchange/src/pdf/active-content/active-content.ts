import { plainCopy } from './copy.ts'
import { type ActiveContent, contentOf, worse } from './judge.ts'
import { objectsIn } from './objects.ts'
import { begunIn, opensAddress } from './opening.ts'
import { TooMuch, Work } from './parser.ts'
import type { Value } from './value.ts'

function contentIn(bytes: Buffer): ActiveContent {
  const work = new Work()
  const begun: Value[] = []
  let found: ActiveContent = 'none'
  for (const { value } of objectsIn(bytes, work)) {
    found = worse(found, contentOf(value))
    if (found === 'active') return found
    for (const each of begunIn(value)) begun.push(each)
  }
  return opensAddress(begun, () => objectsIn(bytes, work)) ? 'active' : found
}

/**
 * What a document has besides pages: of every object in the file, and of every one that PDFium finds there, also when it
 * is encrypted or packed in a rare way. What needs more work than any ordinary document is active.
 */
export async function activeContentIn(bytes: Buffer): Promise<ActiveContent> {
  try {
    const found = contentIn(bytes)
    if (found === 'active') return found
    const copy = await plainCopy(bytes)
    return copy ? worse(found, contentIn(copy)) : found
  } catch (error) {
    if (error instanceof TooMuch) return 'active'
    throw error
  }
}
