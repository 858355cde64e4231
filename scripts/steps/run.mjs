import { spawn } from 'node:child_process'
import { Failure } from './failure.mjs'
import { environment, root } from './repository.mjs'

/** Runs a program and shows its output, unless `stdio` says otherwise; rejects with `sentence` if the program fails. */
export function run(program, args, { cwd = root, env = {}, stdio = 'inherit', sentence } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: environment(env),
      stdio,
      shell: process.platform === 'win32',
    })
    const failed = (reason) =>
      reject(new Failure(sentence ?? `${program} ${args.join(' ')} failed (${reason}).`))
    child.on('error', (error) => failed(error.message))
    child.on('exit', (code, signal) => (code === 0 ? resolve() : failed(signal ?? `status ${code}`)))
  })
}
