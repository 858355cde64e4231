import { createConnection } from 'node:net'
import type { ClamdAddress } from './address.ts'

// Our own: the packages for clamd are wrappers of this much code, and some start its program as well. Protocol:
// clamd(8), "Commands"; a command begins with z and ends with a zero byte, and so does the answer.

export type Found = { state: 'clean' } | { state: 'infected'; signature: string } | { state: 'tooLarge' }
export type Version = { engine: string; signaturesAt: Date | undefined }

/** clamd cannot be reached, is too slow, or answers something else. */
export class ClamdUnavailable extends Error {}

const partBytes = 64 * 1024
const longestAnswer = 4096

function* framed(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += partBytes) {
    const part = bytes.subarray(at, at + partBytes)
    const size = Buffer.alloc(4)
    size.writeUInt32BE(part.length)
    yield size
    yield part
  }
  yield Buffer.alloc(4)
}

/** Sends one command and what belongs to it; the answer without its zero byte. `patience` in milliseconds. */
function ask(
  address: ClamdAddress,
  command: string,
  body: Iterable<Uint8Array>,
  patience: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(address)
    let answer = ''
    const end = (why?: string): void => {
      clearTimeout(clock)
      socket.destroy()
      const text = (answer.split('\0')[0] ?? '').trim()
      // clamd may answer and hang up before it has read everything.
      if (text !== '') resolve(text)
      else reject(new ClamdUnavailable(why ?? 'no answer'))
    }
    const clock = setTimeout(() => end('too slow'), patience)
    socket.on('data', (part) => {
      answer += part.toString('latin1')
      if (answer.includes('\0') || answer.length > longestAnswer) end()
    })
    socket.on('error', (error) => end((error as NodeJS.ErrnoException).code))
    socket.on('close', () => end('closed'))
    socket.on('connect', () => {
      socket.write(`z${command}\0`)
      for (const part of body) socket.write(part)
    })
  })
}

/** A stream over clamd's bound is cut off, and its answer often lost on the way. One that lives on has done so itself. */
async function whatCutItOff(address: ClamdAddress, error: unknown, patience: number): Promise<string> {
  if (!/EPIPE|ECONNRESET/.test((error as Error).message)) throw error
  await versionOf(address, patience)
  return 'INSTREAM size limit exceeded. ERROR'
}

/** Searches bytes. Rejects with `ClamdUnavailable`; never answers `clean` for anything but clamd's own OK. */
export async function searchBytes(
  address: ClamdAddress,
  bytes: Uint8Array,
  patience: number,
): Promise<Found> {
  const answer = await ask(address, 'INSTREAM', framed(bytes), patience).catch((error: unknown) =>
    whatCutItOff(address, error, patience),
  )
  if (answer === 'stream: OK') return { state: 'clean' }
  const [, signature] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  // Bounds of clamd's own settings: whatever lies behind them was not searched.
  if (/size limit exceeded/i.test(answer) || signature?.startsWith('Heuristics.Limits.Exceeded'))
    return { state: 'tooLarge' }
  if (signature) return { state: 'infected', signature: signature.replace(/[^ -~]/g, '?').slice(0, 200) }
  throw new ClamdUnavailable('unknown answer')
}

/** `ClamAV 1.4.6/27483/Mon Nov 23 09:40:12 2026`; without signatures of ClamAV the first part alone. */
export async function versionOf(address: ClamdAddress, patience: number): Promise<Version> {
  const [engine = '', , day = ''] = (await ask(address, 'VERSION', [], patience)).split('/')
  if (!engine.startsWith('ClamAV')) throw new ClamdUnavailable('unknown answer')
  const at = Date.parse(`${day} UTC`)
  return { engine: engine.slice(0, 40), signaturesAt: Number.isNaN(at) ? undefined : new Date(at) }
}
