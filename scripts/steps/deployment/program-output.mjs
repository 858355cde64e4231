import { execFile } from 'node:child_process'
import { environment } from '../repository.mjs'

/** What a program prints; `npm audit` ends with a status of its own when it found something. */
export const programOutput = (program, args) =>
  new Promise((resolve, reject) => {
    const options = { env: environment(), timeout: 60_000, maxBuffer: 64 * 1024 ** 2 }
    execFile(program, args, options, (error, output) =>
      output ? resolve(output) : reject(error ?? new Error('no output')),
    )
  })
