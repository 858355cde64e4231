import { csvOf } from '../../packages/exchange/src/sheet/csv.ts'
import { evidenceFor } from './evidence.mjs'
import { escaped, link, page, table } from './html.mjs'
import { linesOf, linesOfReport } from './matrices.ts'

/** The matrices of docs/audit, each with its name, the column of `level`, and what its lines are grouped by. */
export const matrices = [
  {
    name: 'asvs-5.0',
    title: 'ASVS 5.0, levels 1 and 2',
    level: 'Level',
    source: 'docs/audit/asvs-5.0.csv',
    lines: linesOf,
    groupOf: ({ id }) => `Chapter ${id.split('.')[0]}`,
  },
  {
    name: 'gigw-3.0',
    title: 'GIGW 3.0',
    level: 'Who answers',
    source: 'docs/audit/gigw-3.0.csv',
    lines: linesOf,
    groupOf: ({ id }) => gigw.find(([pattern]) => pattern.test(id))?.[1] ?? 'Security',
  },
  {
    name: 'wcag-2.2',
    title: 'WCAG 2.2 AA: accessibility conformance report (VPAT)',
    level: 'Level',
    source: 'docs/audit/wcag-2.2.md',
    lines: linesOfReport,
    groupOf: ({ level }) => `Level ${level}`,
  },
  {
    name: 'indian-law',
    title: 'Indian law: CERT-In and DPDP',
    level: 'Who answers',
    source: 'docs/audit/indian-law.csv',
    lines: linesOf,
    groupOf: ({ id }) => laws[id.split('-')[0]] ?? id,
  },
]

const gigw = [
  [/^Q/, 'Quality'],
  [/^L/, 'Life cycle'],
  [/^WCAG/, 'Accessibility (WCAG 2.1)'],
]
const laws = {
  CERTIN: 'CERT-In directions of 2022',
  SBOM: 'CERT-In guidelines on SBOM',
  DPDP: 'DPDP Act of 2023',
}

export const verdicts = {
  met: 'met',
  partly: 'partly',
  not: 'not',
  'n-a': 'does not apply',
  council: 'council',
  operator: 'operator',
}

/** How many lines have each verdict. */
export const countsOf = (lines) =>
  Object.keys(verdicts).map((verdict) => lines.filter((line) => line.verdict === verdict).length)

/** One matrix as a page, and as a sheet. Its lines have their ids as anchors. */
export function matrixPages(matrix, context) {
  const file = `matrices/${matrix.name}.html`
  const lines = matrix.lines(matrix.source)
  const show = evidenceFor(context, file)
  const heads = [
    'Requirement',
    matrix.level,
    'In short',
    'Verdict',
    'Code',
    'Tests, with the result',
    'Answer',
  ]
  const rowOf = (line) => [
    escaped(line.id),
    escaped(line.level),
    escaped(line.requirement),
    `<span class="${line.verdict === 'not' ? 'bad' : ''}">${verdicts[line.verdict]}</span>`,
    show.code(line.code),
    show.tests(line.tests),
    show.answer(line.remarks ?? line.answer),
  ]
  const groups = [...Map.groupBy(lines, matrix.groupOf)].map(([name, some]) =>
    table({
      caption: `${escaped(name)}: ${some.length} requirements`,
      heads,
      rows: some.map(rowOf),
      ids: some.map(({ id }) => id),
    }),
  )
  const counts = table({
    caption: 'Lines by verdict',
    heads: ['Lines', ...Object.values(verdicts)],
    rows: [[lines.length, ...countsOf(lines)]],
  })
  const source = context.viewOf('docs/audit/README.md')
  const body = [
    `<h1>${escaped(matrix.title)}</h1>`,
    `<p>${context.facts}</p>`,
    `<p>${link(file, source, 'What the columns and verdicts mean')}. The same as <a href="${matrix.name}.csv">CSV</a>${context.hasPdf ? ` and <a href="${matrix.name}.pdf">PDF</a>` : ''}.</p>`,
    counts,
    ...groups,
  ]
  return {
    file,
    lines,
    html: page({ file, title: matrix.title, body: body.join('\n'), kind: 'wide matrix' }),
  }
}

/** The lines as a sheet; what is stored as a sheet is handed out as it is. */
export const sheetOf = (matrix, lines, tree) =>
  matrix.source.endsWith('.csv')
    ? tree.read(matrix.source)
    : csvOf([
        ['id', 'level', 'requirement', 'verdict', 'test', 'remarks'],
        ...lines.map(({ id, level, requirement, verdict, tests, remarks = '' }) => [
          id,
          level,
          requirement,
          verdict,
          tests.map(({ file, title }) => (title ? `${file} “${title}”` : file)).join('; '),
          remarks,
        ]),
      ])
