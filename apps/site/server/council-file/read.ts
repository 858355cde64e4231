import { readFileSync } from 'node:fs'
import path from 'node:path'
import { reasonOf } from '@nagardwar/http/log'
import { type CouncilFile, councilFileSchema } from './schema.ts'

/** The operator's message for an invalid file. */
export class WrongCouncilFile extends Error {}

export type Council = { facts: CouncilFile; emblem?: Emblem }
/** The picture beside the file, under the path that pages use. */
export type Emblem = { path: string; bytes: Buffer<ArrayBuffer> }

const largestFile = 256 * 1024
const largestEmblem = 5 * 1024 ** 2

/** Reads and checks the file of a council without a desk of ours. Reports all errors at once. */
export function readCouncilFile(file: string): Council {
  const parsed = councilFileSchema.safeParse(jsonIn(read(file, largestFile), file))
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.') || 'The file'}: ${issue.message}`,
    )
    throw new WrongCouncilFile(`COUNCIL_FILE ${file} is not right:\n${lines.join('\n')}`)
  }
  const { emblem } = parsed.data
  if (emblem === undefined || /^https:/.test(emblem)) return { facts: parsed.data }
  const bytes = read(path.resolve(path.dirname(file), emblem), largestEmblem)
  const own = `/uploads/council-emblem${path.extname(emblem).toLowerCase()}`
  return { facts: { ...parsed.data, emblem: own }, emblem: { path: own, bytes } }
}

function read(file: string, most: number): Buffer<ArrayBuffer> {
  const bytes = contentOf(file)
  if (bytes.length <= most) return bytes
  throw new WrongCouncilFile(`COUNCIL_FILE: ${file} has ${bytes.length} bytes; at most ${most} are read.`)
}

function contentOf(file: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new WrongCouncilFile(`COUNCIL_FILE: ${file} cannot be read (${reasonOf(error)}).`)
  }
}

function jsonIn(bytes: Buffer, file: string): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new WrongCouncilFile(`COUNCIL_FILE ${file} is no JSON (${reasonOf(error)}).`)
  }
}
