import { escaped, link, page, table } from './html.mjs'
import { countsOf, verdicts } from './matrix-pages.mjs'
import { doubtOf } from './results.mjs'

const file = 'index.html'

const inventories = [
  ['docs/audit/connections.md', 'Connections in and out'],
  ['docs/audit/logs.md', 'Logs'],
  ['docs/audit/cryptography.md', 'Algorithms and keys'],
  ['docs/audit/data.md', 'Data in levels; personal data'],
  ['docs/audit/access.md', 'Who may do what'],
  ['docs/audit/accounts.md', 'Accounts and sessions'],
  ['docs/audit/limits.md', 'Limits of input and load'],
  ['docs/audit/updates.md', 'Updates of parts of others'],
]
const papers = [
  ['docs/audit/README.md', 'How the answers are to be read'],
  ['docs/security.md', 'Promises of security, and their tests'],
  ['docs/accessibility.md', 'Accessibility, and its tests'],
  ['docs/performance.md', 'Speed and size'],
  ['docs/operations.md', 'Installation and operation'],
  ['docs/glossary.md', 'Words'],
  ['docs/spec.md', 'Specification'],
  ['CHANGELOG.md', 'What changed'],
]

const links = (items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`

/** What a document calls itself; other files have their path. */
const nameOf = (tree, target) =>
  (target.endsWith('.md') && /^# (.+)$/m.exec(tree.read(target))?.[1]) || target

const viewsOf = (tree, viewOf, folder) =>
  tree.below(folder).map((each) => link(file, viewOf(each), escaped(nameOf(tree, each))))

const stateOf = (report, commit) => {
  const doubt = doubtOf(report, commit)
  if (doubt) return `<strong class="bad">${escaped(doubt)}</strong>`
  const failed = report.tests?.filter(({ state }) => state === 'failed').length ?? report.wrong.length
  const stages = report.stages?.filter(({ isFailed }) => isFailed).map(({ title }) => title) ?? []
  if (failed + stages.length > 0)
    return `<strong class="bad">${failed} failed${stages.length > 0 ? ` (${escaped(stages.join(', '))})` : ''}</strong>, of this commit`
  return report.tests
    ? `${report.tests.length} tests of this commit, none failed`
    : 'of this commit, nothing was lost'
}

function matricesTable(pages, pdfProblem) {
  const files = ({ name }) =>
    ['html', 'csv', ...(pdfProblem ? [] : ['pdf'])]
      .map(
        (ending) =>
          `<a href="matrices/${name}.${ending}">${ending.toUpperCase()}<span class="hidden"> of ${name}</span></a>`,
      )
      .join(' ')
  return table({
    caption: 'Requirements, each with code, tests and answer',
    heads: ['Standard', 'Lines', ...Object.values(verdicts), 'Files'],
    rows: pages.map(({ matrix, lines }) => [
      escaped(matrix.title),
      lines.length,
      ...countsOf(lines),
      files(matrix),
    ]),
  })
}

/** The first page of the pack. */
export function indexPage({ tree, viewOf, version, facts, pages, tests, storm, bill, pdfProblem }) {
  const view = ([target, words]) => link(file, viewOf(target), words)
  const drawings = [
    [
      'docs/images/architecture.svg',
      'How the product is built: residents ask the site, the site asks the staff desk for lists and keeps copies.',
    ],
    [
      'docs/images/data-flow.svg',
      'Where personal data go: from the browser through proxy, site and desk to database, mail and backup, with the borders of trust.',
    ],
  ].filter(([target]) => tree.isFile(target))
  const body = [
    `<h1>Audit pack of Nagardwar ${escaped(version)}</h1>`,
    `<p>For the auditor of a municipal council. It is complete without a network, and made by <code>npm run audit-pack</code>.</p>`,
    `<p>${facts}</p>`,
    '<h2>Requirements</h2>',
    matricesTable(pages, pdfProblem),
    pdfProblem
      ? `<p class="notice">There are no PDFs: ${escaped(pdfProblem)}</p>`
      : '<p>The PDFs are for paper: links to code and tests work in the HTML.</p>',
    '<h2>Results</h2>',
    links([
      `<a href="results/tests.html">Tests</a>: ${stateOf(tests, tree.commit)}`,
      `<a href="results/storm.html">Storm</a>: ${stateOf(storm, tree.commit)}`,
    ]),
    '<h2>Parts and licences</h2>',
    links([
      `<a href="sbom/index.html">List of parts (SBOM)</a>: ${bill.components.length}, <a href="sbom/sbom.cdx.json">for programs</a>`,
      '<a href="licences/index.html">Licences</a>, with their texts',
    ]),
    '<h2>Drawings</h2>',
    ...drawings.map(
      ([target, words]) =>
        `<figure><img src="${viewOf(target)}" alt=""><figcaption>${escaped(words)}</figcaption></figure>`,
    ),
    '<h2>Inventories</h2>',
    links(inventories.filter(([target]) => tree.isFile(target)).map(view)),
    '<h2>Runbooks</h2>',
    links(viewsOf(tree, viewOf, 'docs/runbooks')),
    '<h2>Hardened configuration</h2>',
    '<p>Examples of the product, without secrets. The files themselves lie in <code>configuration</code>.</p>',
    links([
      ...viewsOf(tree, viewOf, 'deploy'),
      ...['Dockerfile', 'compose.yaml'].filter(tree.isFile).map((each) => view([each, each])),
    ]),
    '<h2>Papers</h2>',
    links(papers.filter(([target]) => tree.isFile(target)).map(view)),
    '<h2>Decisions</h2>',
    `<details><summary>Why it is as it is: all decisions</summary>${links(viewsOf(tree, viewOf, 'docs/decisions'))}</details>`,
    '<h2>Whether this pack is whole</h2>',
    '<p><a href="SHA256SUMS">SHA256SUMS</a> has the SHA-256 of every other file. In this folder: <code>sha256sum --check --quiet SHA256SUMS</code>.</p>',
  ]
  return { file, html: page({ file, title: 'Contents', body: body.join('\n') }) }
}
