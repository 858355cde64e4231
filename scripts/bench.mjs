// `npm run bench [-- part …] [--short] [--routes=/,/mr/roads]`: the targets of docs/performance.md, measured, as one table.
import { measurements } from './bench/measurements.mjs'
import { readOptions } from './bench/options.mjs'
import { printTable } from './bench/table.mjs'
import { buildApps } from './steps/builds.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { onPinnedNode } from './steps/pinned.mjs'

await command(async () => {
  checkNode()
  const options = readOptions(process.argv.slice(2), Object.keys(measurements))
  await installDependencies({ withTools: true })
  await onPinnedNode(async () => {
    await buildApps()
    const { createSubject } = await import('./bench/subject.mjs')
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
