import { escaped, page, table, timeOf } from './html.mjs'
import { doubtOf, wordsOf } from './results.mjs'

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`
const doubtIn = (report, commit) => {
  const doubt = doubtOf(report, commit)
  return doubt ? `<p class="notice">${escaped(doubt)}</p>` : ''
}
const madeAt = ({ at, commit }) =>
  `<p>Made on ${timeOf(at)} (Indian time), of commit ${commit ? `<code>${escaped(commit.id)}</code>` : 'not known'}.</p>`

const stateWords = { passed: 'passed', failed: '<strong class="bad">failed</strong>', skipped: 'skipped' }

function testsOfFile([file, tests]) {
  const count = (state) => tests.filter((test) => test.state === state).length
  const { words } = wordsOf({ passed: count('passed'), failed: count('failed'), skipped: count('skipped') })
  const items = tests.map(
    ({ run, titles, state }) =>
      `<li>${stateWords[state]}: ${escaped(titles.join(' › '))} <span class="soft">(${escaped(run)})</span></li>`,
  )
  return `<details><summary>${escaped(file)}: ${words}</summary><ul>${items.join('\n')}</ul></details>`
}

/** Every test of the last whole `npm test`, by file. */
export function testsPage(report, commit) {
  const file = 'results/tests.html'
  const title = 'Results of the tests'
  const body = [`<h1>${title}</h1>`, doubtIn(report, commit)]
  if (report) {
    const { stages, tests, node } = report
    body.push(
      madeAt(report),
      `<p>Node ${escaped(node)}. The same for programs: <a href="tests.json">tests.json</a>.</p>`,
      table({
        caption: 'Stages',
        heads: ['Stage', 'Result', 'Time'],
        rows: stages.map(({ title, isFailed, milliseconds }) => [
          escaped(title),
          isFailed ? '<strong class="bad">failed</strong>' : 'passed',
          seconds(milliseconds),
        ]),
      }),
      '<h2>Tests by file</h2>',
      ...[...Map.groupBy(tests, ({ file }) => file)].sort().map(testsOfFile),
    )
  }
  return { file, html: page({ file, title, body: body.join('\n') }) }
}

const factsOf = ({ name, ...facts }) =>
  Object.entries(facts)
    .map(
      ([key, value]) =>
        `${escaped(key)}: ${escaped(typeof value === 'object' ? JSON.stringify(value) : value)}`,
    )
    .join('; ')

/** What the storm saw: faults while residents write, floods, rubbish, generated requests. */
export function stormPage(report, commit) {
  const file = 'results/storm.html'
  const title = 'Results of the storm'
  const about =
    'The storm kills both apps, locks the database, fills the disk, moves the clock, floods and sends rubbish, while residents write. Anything acknowledged and then lost or stored twice is a failure.'
  const body = [`<h1>${title}</h1>`, `<p>${about}</p>`, doubtIn(report, commit)]
  if (report) {
    const { wrong, seen, isShort, parts } = report
    body.push(
      madeAt(report),
      wrong.length > 0
        ? `<p class="notice">Found: ${escaped(wrong.join('; '))}.</p>`
        : '<p>Nothing was lost, and nothing was stored twice.</p>',
      `<p>Parts: ${escaped(parts.join(', '))}${isShort ? ', in the short form' : ''}. The same for programs: <a href="storm.json">storm.json</a>.</p>`,
      table({
        caption: 'What was tried, and what was seen',
        heads: ['Trouble', 'Seen'],
        rows: seen.map((each) => [escaped(each.name), factsOf(each)]),
      }),
    )
  }
  return { file, html: page({ file, title, body: body.join('\n') }) }
}
