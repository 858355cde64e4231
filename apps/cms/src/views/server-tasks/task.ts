import type { Words } from '../../platform/words/words.ts'

/** Something that only the operator of the server can do. */
export type Task = {
  /** Its place on the page: other pages link to it. */
  id: string
  title: Words
  why: Words
  /** Lines of the settings, or commands, as they are typed. */
  lines: readonly string[]
  /** What is done with the lines. */
  how: 'restart' | 'run' | 'read'
  isDone: boolean
}

export const serverTasksPath = '/server-tasks'

export const taskPath = (id: string): string => `${serverTasksPath}#${id}`
