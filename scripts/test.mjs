// Everything that CI runs, on a fresh clone; or one kind of tests: `node scripts/test.mjs browser header`.
import { findTestBrowser } from './steps/browser.mjs'
import { commitOf } from './steps/commit.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command, Failure } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { closingWords, timesOf } from './steps/tally.mjs'
import { startTestCouncil } from './steps/test-council.mjs'
import { keepReport } from './steps/test-report.mjs'
import { installServers } from './steps/test-servers.mjs'

const [kind, ...args] = process.argv.slice(2)
const kinds = { undefined: everything, integration, browser, browsers }

/**
 * Each await is a place where stages that don't need each other have run side by side. Tests without a council keep all
 * processors busy by themselves. After them there are two rows: what wakes a processor only now and then (councils of
 * their own, database servers) has one for itself.
 */
async function everything(stages) {
  const [chromium] = await Promise.all([
    findTestBrowser(),
    stages.build(),
    stages.types().then(stages.style),
    installServers(),
  ])
  await Promise.all([stages.support(), stages.unit()])
  await withCouncil(chromium, (env) =>
    Promise.all([
      stages
        .integration(env)
        .then(() => stages.browser(env))
        .then(() => stages.oldBrowser(env)),
      stages.ownCouncils(env).then(stages.servers),
    ]),
  )
}

async function integration(stages) {
  await stages.build()
  await withCouncil(undefined, (env) =>
    stages.integration(env, args).then(() => stages.ownCouncils(env, args)),
  )
}

async function browser(stages) {
  const chromium = await findTestBrowser()
  await stages.build()
  await withCouncil(chromium, (env) => stages.browser(env, args))
}

/** The other browsers that residents and clerks have: all, or those that are named. */
async function browsers(stages) {
  const { engines } = await import('./steps/engines.mjs')
  const found = await engines(args)
  await stages.build()
  await withCouncil(undefined, (env) => stages.everyBrowser(env, found))
}

async function withCouncil(chromium, work) {
  const council = await startTestCouncil()
  try {
    await work({
      SITE_URL: council.siteUrl,
      CMS_URL: council.cmsUrl,
      COUNCIL_DATA: council.data,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    })
  } finally {
    await council.stop()
  }
}

await command(async () => {
  if (!kinds[kind])
    throw new Failure(
      `There are no tests called ${kind}: integration, browser, browsers, or nothing for all.`,
    )
  checkNode()
  await installDependencies({ withTools: true })
  // Only now are the packages there that the stages are made with.
  const { testStages } = await import('./steps/test-stages.mjs')
  const stages = testStages()
  const commit = commitOf()
  await kinds[kind](stages)
  const { tallies, tests } = stages.results()
  // Some of the tests would hide what a whole run has found.
  if (kind === undefined)
    keepReport('tests', {
      commit,
      at: new Date().toISOString(),
      node: process.version,
      stages: stages.times.map((stage) => ({ ...stage, isFailed: stages.failures.includes(stage.title) })),
      tests,
    })
  console.log(`\n${timesOf(stages.times, tallies)}\n\n${closingWords(tallies)}`)
  if (stages.failures.length > 0) throw new Failure(`Failed: ${stages.failures.join(', ')}.`)
})
