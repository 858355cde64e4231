// Both apps with reload, on the ports and the data of `npm start`.
import { apps } from './steps/apps.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { checkPort } from './steps/ports.mjs'
import { supervise } from './steps/supervisor.mjs'

await command(async () => {
  checkNode()
  await installDependencies({ withTools: true })
  const { site, cms } = apps()
  await checkPort(site)
  await checkPort(cms)
  const running = supervise()
  for (const app of [
    { ...cms, args: ['--watch', 'src/start/main.ts'] },
    { ...site, args: ['server/dev.ts'] },
  ])
    running.start({ ...app, env: { ...app.env, NODE_ENV: 'development' } })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => running.stop().then(() => process.exit(0)))
  console.log(`\n  Site        ${site.address}\n  Staff desk  ${cms.address}\n`)
})
