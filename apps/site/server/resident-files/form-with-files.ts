import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bodyLimit, residentFileLimits } from '@nagardwar/contract'
import { TooLarge } from '@nagardwar/http/bounded-body'
import busboy from 'busboy'
import { attachedField, fileProblemField } from '../../app/attached/fields.ts'
import type { Kept } from './keep-file.ts'

type Sent = { name: string; bytes: Uint8Array<ArrayBuffer> }
type Keep = (file: Sent) => Promise<Kept>

/** In milliseconds: fifteen megabytes over a slow line of 0.5 Mbit/s. */
const longestForm = 240_000

/** All texts of a form together, as in a form without files, and its files. */
const largest = bodyLimit + residentFileLimits.files * residentFileLimits.bytes + bodyLimit

const limits = {
  fieldNameSize: 100,
  fieldSize: bodyLimit,
  fields: 100,
  // More than are taken, so that those left out can be named.
  files: residentFileLimits.files + 20,
  fileSize: residentFileLimits.bytes,
  parts: 110,
  headerPairs: 20,
}

/** Throws where more comes than a form may have: the length that a client announces is its word alone. */
const bounded = (most: number): Transform => {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > most) done(new TooLarge(`The form is larger than ${most} bytes`))
      else done(null, chunk)
    },
  })
}

/** Names that browsers send are short; a longer one is cut, so that the header to the desk stays one. */
const longestName = 300

/**
 * Reads a form in parts while it comes. One file is in memory at a time: it goes to the desk before more of the form is
 * read. In the form that is returned a file is the field `attached`, with what the desk answered, or `fileProblem`.
 * Without `keep` its texts alone are read. Throws `TooLarge`, and any other error for what is no form.
 */
export async function readFormWithFiles(
  { body, headers }: Request,
  keep: Keep | undefined,
): Promise<FormData> {
  const form = new FormData()
  let texts = 0
  let turn: Promise<void> = Promise.resolve()
  const problem = (name: string, error: string): void =>
    form.append(fileProblemField, JSON.stringify({ name, error }))

  const take = async (stream: Readable & { truncated?: boolean }, name: string): Promise<void> => {
    if (!keep) return void stream.resume()
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const bytes = new Uint8Array(Buffer.concat(chunks))
    // A field in which nobody chose a file.
    if (bytes.length === 0 && name === '') return
    if (stream.truncated) return problem(name, 'fileTooLarge')
    const kept = await keep({ name, bytes })
    if ('file' in kept) form.append(attachedField, JSON.stringify(kept.file))
    else problem(name, kept.error)
  }

  const parser = busboy({
    headers: { 'content-type': headers.get('content-type') ?? '' },
    limits,
    defParamCharset: 'utf8',
  })
  parser.on('field', (name, value) => {
    texts += Buffer.byteLength(name) + Buffer.byteLength(value)
    if (texts > bodyLimit) parser.destroy(new TooLarge(`The texts are larger than ${bodyLimit} bytes`))
    else form.append(name, value)
  })
  let files = 0
  parser.on('file', (_field, stream, { filename }) => {
    // Its turn may never come: the form can break off before.
    stream.on('error', () => undefined)
    const name = (filename ?? '').slice(0, longestName)
    files += 1
    if (files > residentFileLimits.files) {
      stream.resume()
      turn = turn.then(() => problem(name, 'tooManyFiles'))
    } else {
      turn = turn.then(() => take(stream, name))
    }
    turn.catch(() => undefined)
  })
  parser.on('filesLimit', () => problem('', 'tooManyFiles'))

  const source = body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([])
  await pipeline(source, bounded(largest), parser, { signal: AbortSignal.timeout(longestForm) })
  await turn
  return form
}
