import { buffer } from 'node:stream/consumers'
import { lookInto } from './look-into.ts'

/** The whole program of a reader's process: a document is its input, what was read its output. */
export async function answerReader(): Promise<void> {
  process.stdout.write(JSON.stringify(await lookInto(await buffer(process.stdin))))
}
