/** How many pages are stored; those read longest ago are deleted first. */
export const mostPages = 60
export const mostLists = 120
/** Above this number, assets that no stored page needs are deleted. A build has about half as many. */
export const mostAssets = 300

/** Of names in the order of storing, those beyond the limit. */
export const beyond = <T>(names: readonly T[], most: number): T[] =>
  names.slice(0, Math.max(0, names.length - most))
