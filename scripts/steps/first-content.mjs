import { existsSync } from 'node:fs'
import { hasRoomForBoth } from './builds.mjs'
import { pinnedNode } from './repository.mjs'
import { run } from './run.mjs'

/**
 * Creates the database of a new council, while its apps are built. Never fails: the desk does it when it starts, if this
 * did not, and says what is wrong.
 */
export async function storeFirstContent(cms, site) {
  if (existsSync(site.env.SITE_DATA) || !hasRoomForBoth()) return
  console.log('Creating the database ...')
  await run(pinnedNode(), ['scripts/store-first-content.ts'], { cwd: cms.cwd, env: cms.env }).catch(
    ({ message }) => console.error(`The database is not created yet: ${message}`),
  )
}
