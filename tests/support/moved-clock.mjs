// The clock of a process that a test moves while it runs: MOVED_CLOCK names a file with the milliseconds.
import { readFileSync } from 'node:fs'

const RealDate = Date
let moved = 0
function read() {
  moved = Number(readFileSync(process.env.MOVED_CLOCK ?? '', 'utf8'))
}
read()
setInterval(read, 100).unref()

globalThis.Date = class extends RealDate {
  // Next.js copies what a clock has itself, and nothing that it inherits.
  static parse = RealDate.parse
  static UTC = RealDate.UTC
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + moved)
    else super(...given)
  }
  static now() {
    return RealDate.now() + moved
  }
}
