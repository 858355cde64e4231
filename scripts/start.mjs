// Starts a council's site and its staff desk, on a fresh clone or an old one, with any Node from 20 on. With the word
// `site` or `desk` only that one, built before: on a server each has an account of its own (deploy/systemd).
import { apps, deskApp, siteApp } from './steps/apps.mjs'
import { buildApps } from './steps/builds.mjs'
import { councilData } from './steps/council-data.mjs'
import { checkDataFolder, holdDataFolder } from './steps/data-folder.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command, Failure } from './steps/failure.mjs'
import { storeFirstContent } from './steps/first-content.mjs'
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

const supervised = () => {
  const running = supervise({
    onGivenUp: (app) => {
      console.error(`\nThe ${app.name} does not stay up: see its last message above.`)
      end(running, 1)
    },
  })
  stopWithParent(running)
  return running
}

function holdCouncil() {
  const council = councilData()
  holdDataFolder(council.data)
  checkDataFolder(council)
}

async function startBoth() {
  await installDependencies()
  holdCouncil()
  const { site, cms } = apps()
  await checkPort(site)
  await checkPort(cms)
  // Both end before a message says that one failed.
  const filled = storeFirstContent(cms, site)
  await buildApps().finally(() => filled)
  const running = supervised()
  console.log('Starting; the first start also creates the database ...')
  const { isDeskReady } = await startInTurn(running, cms, site).catch((error) => {
    running.stop()
    throw new Failure(`Nagardwar could not start: ${error.message}.`)
  })
  const desk = isDeskReady
    ? cms.address
    : 'does not start: see its message above. It is tried again and again.'
  console.log(`\n  Site        ${site.address}\n  Staff desk  ${desk}\n\nStop with Ctrl+C.`)
}

async function startOne(app) {
  await checkPort(app)
  supervised().start(app)
  console.log(`Starting the ${app.name}: ${app.address}`)
}

await command(async () => {
  checkNode()
  const [word] = process.argv.slice(2)
  if (word === 'site') await startOne(siteApp())
  else if (word === 'desk') {
    holdCouncil()
    await startOne(deskApp())
  } else if (word === undefined) await startBoth()
  else throw new Failure(`Start both, or one of them: “site” or “desk”, not “${word}”.`)
})
