import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const hasChild = (pid: number): boolean =>
  readdirSync(`/proc/${pid}/task`).some(
    (task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim() !== '',
  )

/**
 * After its first start a site reads the documents of its council, each in a process of its own, for some minutes on two
 * cores. What is measured meanwhile is measured beside them. Waits until there was none for five seconds, at most
 * `limit` milliseconds.
 */
export async function documentsAreRead(pid: number, limit = 300_000): Promise<void> {
  const end = Date.now() + limit
  for (let quiet = 0; quiet < 50 && Date.now() < end; quiet = hasChild(pid) ? 0 : quiet + 1) await pause(100)
}
