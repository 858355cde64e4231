// Starts a council's site and its staff desk, on a fresh clone or an old one, with any Node from 20 on.
import { apps } from './steps/apps.mjs'
import { buildApps } from './steps/builds.mjs'
import { councilData } from './steps/council-data.mjs'
import { checkDataFolder, holdDataFolder } from './steps/data-folder.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command, Failure } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { checkPort } from './steps/ports.mjs'
import { startInTurn, supervise } from './steps/supervisor.mjs'

const end = async (running, status) => {
  await running.stop()
  process.exit(status)
}

/** A signal sent to npm reaches only npm and its shell, so the end of the parent process is noticed too. */
function stopWithParent(running) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(running, 0))
  const parent = process.ppid
  setInterval(() => process.ppid === parent || end(running, 0), 500).unref()
}

await command(async () => {
  checkNode()
  await installDependencies()
  const council = councilData()
  holdDataFolder(council.data)
  checkDataFolder(council)
  const { site, cms } = apps()
  await checkPort(site)
  await checkPort(cms)
  await buildApps()

  const running = supervise({
    onGivenUp: (app) => {
      console.error(`\nThe ${app.name} does not stay up: see its last message above.`)
      end(running, 1)
    },
  })
  stopWithParent(running)
  console.log('Starting; the first start also creates the database ...')
  const { isDeskReady } = await startInTurn(running, cms, site).catch((error) => {
    running.stop()
    throw new Failure(`Nagardwar could not start: ${error.message}.`)
  })
  const desk = isDeskReady
    ? cms.address
    : 'does not start: see its message above. It is tried again and again.'
  console.log(`\n  Site        ${site.address}\n  Staff desk  ${desk}\n\nStop with Ctrl+C.`)
})
