import { readFileSync } from 'node:fs'

/** proc(5): user and system time of all its threads, in hundredths of a second. */
export function processorSeconds(pid) {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?=[A-Z] )/)
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) / 100
}
