// `npm run bench [-- part …] [--short] [--routes=/,/mr/roads]`: the targets of docs/performance.md, measured, as one table.

import { buildApps } from '../../scripts/steps/builds.mjs'
import { installDependencies } from '../../scripts/steps/dependencies.mjs'
import { command } from '../../scripts/steps/failure.mjs'
import { checkNode } from '../../scripts/steps/machine.mjs'
import { onPinnedNode } from '../../scripts/steps/pinned.mjs'
import { measurements } from './measurements.mjs'
import { readOptions } from './options.mjs'
import { printTable } from './table.mjs'

await command(async () => {
  checkNode()
  const options = readOptions(process.argv.slice(2), Object.keys(measurements))
  await installDependencies({ withTools: true })
  await onPinnedNode(async () => {
    await buildApps()
    const { createSubject } = await import('./subject.mjs')
    const subject = createSubject()
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => subject.stop().then(process.exit))
    const rows = []
    try {
      for (const part of options.parts) {
        console.log(`Measuring: ${part} ...`)
        const measure = await measurements[part]()
        rows.push(...(await measure(subject, options)))
      }
    } finally {
      await subject.stop()
    }
    printTable(rows)
  })
})
