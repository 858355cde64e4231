import type { Payload } from 'payload'
import { deskList } from '../desk-option.ts'

type Tasks = { timers: NodeJS.Timeout[]; running: Set<Promise<void>> }

const tasksOf = new WeakMap<Payload, Tasks>()

/** Ends the regular tasks of a council. One that has begun, such as a mail, is finished first. */
export async function endRegularTasks(payload: Payload): Promise<void> {
  const tasks = tasksOf.get(payload)
  if (!tasks) return
  for (const timer of tasks.timers.splice(0)) clearInterval(timer)
  await Promise.all(tasks.running)
}

/** Without this a task would go on with a database that is closed, and warn of it every few seconds. */
function endBeforeTheDatabase(payload: Payload): void {
  const { destroy } = payload
  payload.destroy = async () => {
    await endRegularTasks(payload)
    await destroy()
  }
}

function tasksFor(payload: Payload): Tasks {
  const known = tasksOf.get(payload)
  if (known) return known
  const tasks: Tasks = { timers: [], running: new Set() }
  tasksOf.set(payload, tasks)
  endBeforeTheDatabase(payload)
  return tasks
}

type Regular = {
  /** In milliseconds. */
  every: number
  /** Logged as a warning with the reason, when the task fails. */
  failure: string
}

/**
 * Repeats a task until the council is closed, and never starts it while it still runs. The task that is returned can be
 * done at once, too.
 */
export function whileOpen(
  payload: Payload,
  { every, failure }: Regular,
  task: () => Promise<unknown>,
): () => Promise<void> {
  const { timers, running } = tasksFor(payload)
  let now: Promise<void> | undefined
  const go = (): Promise<void> => {
    if (now) return now
    const begun = task()
      .then(
        () => undefined,
        (error: unknown) => payload.logger.warn({ err: error, msg: failure }),
      )
      .finally(() => {
        now = undefined
        running.delete(begun)
      })
    now = begun
    running.add(begun)
    return begun
  }
  timers.push(setInterval(() => void go(), every).unref())
  return go
}

/** Begins what a feature does while the desk serves. Waited for, so that what must come first is done. */
type Begin = (payload: Payload) => unknown

/** What is finished before anything else begins, and before anybody is served. */
export const beforeServing = deskList<Begin>('beforeServing')

export const whileServing = deskList<Begin>('whileServing')
