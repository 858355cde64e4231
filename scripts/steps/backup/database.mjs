import { postgres } from './postgres.mjs'
import { sqlite } from './sqlite.mjs'

/**
 * The council's database, whichever it is: `save` writes a consistent copy into a folder while it is in use, `load`
 * puts one back, `isInUse` and `isEmpty` say whether that may be done.
 */
export const databaseAt = (url) => (url.startsWith('postgres') ? postgres(url) : sqlite(url))
