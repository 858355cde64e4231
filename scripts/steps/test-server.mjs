import { spawn } from 'node:child_process'
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Failure } from './failure.mjs'

// Database servers refuse to run as root; this account exists on every machine and owns nothing.
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const account = isRoot ? { uid: nobody, gid: nobody } : {}
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const isOpen = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const say = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => say(true)).once('error', () => say(false))
  })

/**
 * A folder of its own for a server that tests need, with programs that run in it as an account without rights. `stop`
 * ends the programs with `stopSignal` and removes the folder.
 */
export function serverFolder(name, { stopSignal = 'SIGTERM' } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), `nagardwar-${name}-`))
  if (isRoot) chownSync(folder, nobody, nobody)
  const log = path.join(folder, 'log')
  const running = []

  const begin = (program, args) => {
    const child = spawn(program, args, {
      ...account,
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder },
    })
    const said = (chunk) => appendFileSync(log, chunk)
    child.stdout.on('data', said)
    child.stderr.on('data', said)
    child.ended = new Promise((resolve) => child.once('error', resolve).once('exit', resolve))
    return child
  }

  return {
    folder,
    own: (file) => isRoot && chownSync(file, nobody, nobody),
    start: (program, ...args) => running.push(begin(program, args)),
    async run(program, ...args) {
      const child = begin(program, args)
      if ((await child.ended) !== 0) throw new Failure(`${program} failed: ${readFileSync(log, 'utf8')}`)
    },
    async untilOpen(port) {
      for (const end = Date.now() + 120_000; Date.now() < end; await wait(100)) if (await isOpen(port)) return
      throw new Failure(`the ${name} server did not start: ${readFileSync(log, 'utf8')}`)
    },
    async stop() {
      for (const child of running) child.kill(stopSignal)
      await Promise.race([Promise.all(running.map(({ ended }) => ended)), wait(10_000)])
      for (const child of running) child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
