import { listPaths } from './generated/list-paths.ts'
import type { lists } from './generated/lists.ts'

export { listPaths }

/** Every name of the language parameter. */
export const languageParameters = ['lang', 'language_code', 'language'] as const

export type ListName = keyof typeof lists

export const listNames = Object.keys(listPaths) as ListName[]
