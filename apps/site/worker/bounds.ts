/** So many pages that were read are kept; those read longest ago go first. */
export const mostPages = 60
export const mostLists = 120
/** With more than this, the assets that no kept page needs are thrown away. A build has about half as many. */
export const mostAssets = 300

/** Of names in the order in which they were kept, those that are too many. */
export const beyond = <T>(names: readonly T[], most: number): T[] =>
  names.slice(0, Math.max(0, names.length - most))
