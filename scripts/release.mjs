// `npm run release -- /srv/nagardwar-release`: builds what changed and puts what runs, and nothing else, into the folder
// `current` there (docs/operations.md, "What runs").
import path from 'node:path'
import { buildApps } from './steps/builds.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command, Failure } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { makeRelease } from './steps/release.mjs'

await command(async () => {
  checkNode()
  const [folder, ...more] = process.argv.slice(2)
  if (!folder || more.length > 0) throw new Failure('Name one folder for the release.')
  await installDependencies()
  await buildApps()
  const { place, files } = makeRelease(path.resolve(folder))
  console.log(`What runs is in ${place}: ${files} files.`)
})
