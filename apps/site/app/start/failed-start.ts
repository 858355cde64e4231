import { hasFailed } from '../api/list.ts'

// A store in the browser only: on the server nothing calls this module.
let isMissing = false

/** Remembers whether the menu, the settings or staff's wording could not be had. Lists that are loading count for nothing. */
export function rememberStart(lists: readonly (Parameters<typeof hasFailed>[0] | undefined)[]): void {
  isMissing = lists.some((list) => list !== undefined && hasFailed(list))
}

/** Whether the next page asks for them again. */
export const isStartMissing = (): boolean => isMissing
