import { buffer } from 'node:stream/consumers'
import { activeContentIn } from '../active-content/active-content.ts'
import { lookInto } from './look-into.ts'
import { activeContentWord } from './pdf-reader.ts'

/**
 * The whole program of a reader's process: a document is its input, what was read its output. With the word it says what
 * is active in the document, and reads no text.
 */
export async function answerReader(): Promise<void> {
  const document = await buffer(process.stdin)
  const answer = process.argv.includes(activeContentWord) ? activeContentIn(document) : lookInto(document)
  process.stdout.write(JSON.stringify(await answer))
}
