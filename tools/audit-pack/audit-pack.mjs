// `npm run audit-pack [-- --to=folder] [--with-tests] [--with-storm]`: writes one folder for a council's auditor, that
// is read without a network: matrices with links to code and tests, results of this commit, SBOM, licences, drawings,
// inventories, runbooks and configuration. It also works on a machine that has only Node and npm.
import path from 'node:path'
import { typed } from '../../scripts/steps/council-data.mjs'
import { installDependencies } from '../../scripts/steps/dependencies.mjs'
import { command, Failure } from '../../scripts/steps/failure.mjs'
import { checkNode } from '../../scripts/steps/machine.mjs'
import { onPinnedNode } from '../../scripts/steps/pinned.mjs'
import { at } from '../../scripts/steps/repository.mjs'
import { run } from '../../scripts/steps/run.mjs'

/** Runs a command that leaves results. Failed tests are in the pack, and told at the end. */
const failureOf = (script, sentence) =>
  run('node', [at('scripts', script)], { sentence }).then(
    () => [],
    (error) => [error.message],
  )

await command(async () => {
  checkNode()
  const { options, words } = typed({
    to: { type: 'string' },
    'with-tests': { type: 'boolean' },
    'with-storm': { type: 'boolean' },
  })
  if (words.length > 0)
    throw new Failure(`The pack knows no ${words.join(' ')}. A folder is named with --to=folder.`)
  await installDependencies({ withTools: true })
  await onPinnedNode(async () => {
    const failures = [
      ...(options['with-tests'] ? await failureOf('test.mjs', 'Tests failed: the pack says which.') : []),
      ...(options['with-storm']
        ? await failureOf('storm.mjs', 'The storm found something: the pack says what.')
        : []),
    ]
    const { makePack } = await import('./make.mjs')
    const { printPdfs } = await import('./pdf.mjs')
    const folder = path.resolve(options.to ?? at('audit-pack'))
    const { files, pdfProblem, doubts } = await makePack({ folder, print: printPdfs })
    console.log(`${path.join(folder, 'index.html')}: ${files} files`)
    if (pdfProblem) console.log(`Without PDFs: ${pdfProblem}.`)
    const [tests, storm] = doubts
    if (tests) console.log(`Tests: ${tests} \`npm run audit-pack -- --with-tests\` runs them first.`)
    if (storm) console.log(`Storm: ${storm} \`npm run audit-pack -- --with-storm\` runs it first.`)
    if (failures.length > 0) throw new Failure(failures.join('\n'))
  })
})
