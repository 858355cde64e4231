import { readFileSync } from 'node:fs'
import { billOfMaterials } from '../sbom/bill.mjs'
import { emptyFolder, writeSums } from './folder.mjs'
import { escaped, timeOf } from './html.mjs'
import { indexPage } from './index-page.mjs'
import { matrices, matrixPages, sheetOf } from './matrix-pages.mjs'
import { licencesPage, partsPage } from './parts.mjs'
import { stormPage, testsPage } from './result-pages.mjs'
import { doubtOf, lookUp, reportOf } from './results.mjs'
import { treeOf } from './tree.mjs'
import { viewsIn } from './views.mjs'

const decisionsOf = (tree) =>
  new Map(
    tree
      .below('docs/decisions')
      .flatMap((file) => [...file.matchAll(/decisions\/(\d{4})-/g)].map(([, number]) => [number, file])),
  )

/** Which product this is, in one sentence of HTML. */
function factsOf(commit, now) {
  const made = `pack made on ${timeOf(now.toISOString())} (Indian time)`
  if (!commit) return `Of a copy without history: the commit is not known; ${made}.`
  const changed = commit.isChanged
    ? ' <strong class="bad">Files were changed that are in no commit.</strong>'
    : ''
  return `Commit <code>${escaped(commit.id)}</code> of ${timeOf(commit.at)}, ${made}.${changed}`
}

/**
 * Writes the pack of this product to a folder. `print(folder, files)` makes PDFs; if it cannot, the pack says so.
 * Returns what was counted and what a reader would doubt.
 */
export async function makePack({ folder, print, reports, tree = treeOf(), now = new Date() }) {
  const write = emptyFolder(folder)
  write('pack.css', readFileSync(new URL('pack.css', import.meta.url)))
  const { viewOf, writeAll } = viewsIn(tree, write)
  const [tests, storm] = [reportOf('tests', reports), reportOf('storm', reports)]
  const facts = factsOf(tree.commit, now)
  const isProof = doubtOf(tests, tree.commit) === undefined
  const context = {
    tree,
    viewOf,
    facts,
    found: lookUp(isProof ? tests : undefined),
    decisions: decisionsOf(tree),
  }

  const writeMatrices = (hasPdf) =>
    matrices.map((matrix) => {
      const { file, lines, html } = matrixPages(matrix, { ...context, hasPdf })
      write(file, html)
      write(`matrices/${matrix.name}.csv`, sheetOf(matrix, lines, tree))
      return { matrix, file, lines }
    })
  let pages = writeMatrices(true)
  const pdfProblem = await print(
    folder,
    pages.map(({ file }) => file),
  ).then(
    () => undefined,
    ({ message }) => `no browser could print them (${message.split('\n')[0]})`,
  )
  if (pdfProblem) pages = writeMatrices(false)

  for (const { file, html } of [testsPage(tests, tree.commit), stormPage(storm, tree.commit)])
    write(file, html)
  if (tests) write('results/tests.json', JSON.stringify(tests))
  if (storm) write('results/storm.json', JSON.stringify(storm))

  const bill = billOfMaterials()
  const parts = partsPage(bill)
  const licences = licencesPage(bill)
  write(parts.file, parts.html)
  write('sbom/sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`)
  write('sbom/sbom.csv', parts.sheet)
  write(licences.file, licences.html)
  write('licences/LICENSE.txt', tree.read('LICENSE'))
  for (const [file, text] of licences.texts) write(file, `${text}\n`)

  for (const file of [...tree.below('deploy'), 'Dockerfile', 'compose.yaml'].filter(tree.isFile))
    write(`configuration/${file}`, tree.read(file))
  const { version } = JSON.parse(tree.read('package.json'))
  const index = indexPage({ tree, viewOf, version, facts, pages, tests, storm, bill, pdfProblem })
  write(index.file, index.html)
  writeAll()
  return {
    files: writeSums(folder),
    pdfProblem,
    doubts: [doubtOf(tests, tree.commit), doubtOf(storm, tree.commit)],
  }
}
