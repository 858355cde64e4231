import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { environment, root } from '../../scripts/steps/repository.mjs'

export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

export const isInstalled = (program) => spawnSync('which', [program]).status === 0

/** The current memory of a process, in bytes. */
export const memoryOf = (pid) =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) * 1024

/** The processor time of a process so far, in milliseconds: other work on the machine does not count. */
export function workOf(pid) {
  const { stdout } = spawnSync('cat', [`/proc/${pid}/stat`], { encoding: 'utf8' })
  const fields = stdout.slice(stdout.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** With two cores the server gets the first and the load generator the others. */
export function onCore(core, program, args) {
  return isInstalled('taskset') ? ['taskset', ['-c', core, program, ...args]] : [program, args]
}

/** Runs a program to its end and returns its output. */
export function output(program, args, { cwd = root, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`${program} ended with ${code}`)),
    )
  })
}

/** Starts a program that runs until `stop`. */
export function startProgram(program, args, { cwd = root, env = {} } = {}) {
  const child = spawn(program, args, { cwd, env: environment(env), stdio: 'ignore' })
  // A failed measurement leaves nothing running.
  process.once('exit', () => child.kill())
  return {
    pid: child.pid,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve()
        child.once('exit', resolve)
        child.kill()
      }),
  }
}

/** A free port. */
export const somePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** When an address first answers 200. Asks every few milliseconds, because a start takes only hundreds. */
export async function untilFirstAnswer(url, limit = 60_000) {
  const end = Date.now() + limit
  while (Date.now() < end) {
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.status === 200) return
    await wait(10)
  }
  throw new Error(`${url} did not answer within ${limit / 1000} s`)
}
