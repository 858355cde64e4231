import { inTabName, putIntoTabName } from './tab-name.ts'

/**
 * How often the script failed in this visit. The inline script of the page's head reads it too
 * (components/reading/restore.ts).
 */
const part = 'script-failures'

export const countFailure = (): void => putIntoTabName(part, String(Number(inTabName(part)) + 1 || 1))
