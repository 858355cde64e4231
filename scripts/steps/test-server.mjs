import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Failure } from './failure.mjs'

// Database servers refuse to run as root; this account exists on every machine and owns nothing.
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const account = isRoot ? { uid: nobody, gid: nobody } : {}
const longestLog = 50_000
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
  const running = []
  // Kept in memory: a program may still say something when its folder is gone.
  let said = ''

  const begin = (program, args) => {
    const child = spawn(program, args, {
      ...account,
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder },
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said = (said + chunk).slice(-longestLog)
      })
    const when = (event) => new Promise((resolve) => child.once('error', resolve).once(event, resolve))
    child.ended = when('exit')
    /** Its exit status, once all that it said is here. */
    child.silent = when('close')
    return child
  }

  return {
    folder,
    own: (file) => isRoot && chownSync(file, nobody, nobody),
    start: (program, ...args) => running.push(begin(program, args)),
    async run(program, ...args) {
      const child = begin(program, args)
      if ((await child.silent) !== 0) throw new Failure(`${program} failed: ${said}`)
    },
    async untilOpen(port) {
      for (const end = Date.now() + 120_000; Date.now() < end; await wait(100)) if (await isOpen(port)) return
      throw new Failure(`the ${name} server did not start: ${said}`)
    },
    async stop() {
      for (const child of running) child.kill(stopSignal)
      await Promise.race([Promise.all(running.map(({ ended }) => ended)), wait(10_000)])
      for (const child of running) child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
