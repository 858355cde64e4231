import { postgres } from './postgres.mjs'
import { sqlite } from './sqlite.mjs'

/**
 * The council's database of either kind: `save` writes a consistent copy into a folder while it is in use, `load`
 * restores one, `isInUse` and `isEmpty` say whether that is allowed.
 */
export const databaseAt = (url) => (url.startsWith('postgres') ? postgres(url) : sqlite(url))
