import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClamdAddress } from '../../src/platform/viruses/address.ts'
import { versionOf } from '../../src/platform/viruses/clamd.ts'

export type TestClamd = { address: ClamdAddress; close: () => Promise<void> }

/** The test virus of EICAR, which harms nothing; put together here so that no scanner finds it in the repository. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-', 'TEST-FILE!$H+H*'].join(
  '',
)
export const eicarSignature = 'Test.Eicar.UNOFFICIAL'
/** What the test's clamd takes at most, in bytes. */
export const mostStreamed = 2 * 1024 * 1024

const program = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find((file) => existsSync(file))
export const hasRealClamd = program !== undefined

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A clamd with one signature of its own: its database is not downloaded. */
export async function realClamd(): Promise<TestClamd> {
  if (!program) throw new Error('There is no clamd on this machine')
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-clamd-'))
  const port = await freePort()
  const signatures = path.join(folder, 'signatures')
  mkdirSync(signatures)
  const hex = Buffer.from(eicar).toString('hex')
  writeFileSync(path.join(signatures, 'test.ndb'), `Test.Eicar:0:*:${hex}\n`)
  const file = path.join(folder, 'clamd.conf')
  const settings = [
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${signatures}`,
    'Foreground yes',
    `StreamMaxLength ${mostStreamed}`,
    'AlertExceedsMax yes',
    'MaxThreads 4',
  ]
  writeFileSync(file, `${settings.join('\n')}\n`)
  const child = spawn(program, ['--config-file', file], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const address = { host: '127.0.0.1', port }
  const answers = () =>
    versionOf(address, 500).then(
      () => true,
      () => false,
    )
  for (let tries = 0; tries < 100 && !(await answers()); tries++) await wait(100)
  return {
    address,
    async close() {
      child.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Takes commands and streams as clamd does, and knows the same one virus. */
function serve(socket: Socket): void {
  let received = Buffer.alloc(0)
  let found = Buffer.alloc(0)
  let isStream = false
  const answer = (text: string) => socket.end(`${text}\0`)
  const readParts = (): void => {
    while (received.length >= 4) {
      const size = received.readUInt32BE(0)
      if (size === 0)
        return void answer(found.includes(eicar) ? `stream: ${eicarSignature} FOUND` : 'stream: OK')
      if (received.length < 4 + size) return
      found = Buffer.concat([found, received.subarray(4, 4 + size)])
      received = received.subarray(4 + size)
      if (found.length > mostStreamed) return void answer('INSTREAM size limit exceeded. ERROR')
    }
  }
  socket.on('error', () => undefined)
  socket.on('data', (part) => {
    received = Buffer.concat([received, part])
    const end = received.indexOf(0)
    if (!isStream && end >= 0) {
      const command = received.subarray(0, end).toString()
      received = received.subarray(end + 1)
      if (command === 'zVERSION') return void answer('ClamAV 1.4.6/27483/Mon Nov 16 09:40:12 2026')
      if (command !== 'zINSTREAM') return void answer('UNKNOWN COMMAND')
      isStream = true
    }
    if (isStream) readParts()
  })
}

/** Something that listens where a clamd should be. */
export async function listening(answer: (socket: Socket) => void): Promise<TestClamd> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    answer(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export const standInClamd = (): Promise<TestClamd> => listening(serve)
