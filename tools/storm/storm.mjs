// `npm run storm [-- --short] [tests troubles floods entrances rubbish fuzz]`: the tests that break a council, in full length;
// then kills, locks, full disks, wrong clocks, rubbish, floods and hard texts on a council of its own, while residents write.
// Prints what was acknowledged, stored, stored twice and lost, and ends with status 1 on any loss.
import { buildApps } from '../../scripts/steps/builds.mjs'
import { typed } from '../../scripts/steps/council-data.mjs'
import { installDependencies } from '../../scripts/steps/dependencies.mjs'
import { command } from '../../scripts/steps/failure.mjs'
import { checkNode } from '../../scripts/steps/machine.mjs'
import { onPinnedNode } from '../../scripts/steps/pinned.mjs'

await command(async () => {
  checkNode()
  const { options, words } = typed({ short: { type: 'boolean' } })
  await installDependencies({ withTools: true })
  await onPinnedNode(async () => {
    await buildApps()
    const { runStorm } = await import('./run.mjs')
    await runStorm({ isShort: options.short === true, named: words })
  })
})
