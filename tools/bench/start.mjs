import { apps } from '../../scripts/steps/apps.mjs'
import { pinnedNode } from '../../scripts/steps/repository.mjs'
import { documentsAreRead } from '../../tests/support/documents-are-read.ts'
import { memoryOf, somePort, startProgram, untilFirstAnswer, wait, workOf } from './process.mjs'
import { megabytes, milliseconds, row } from './table.mjs'

const limit = 1500

/** A second site for the same council, with the first one's data, as after a restart. */
async function startAgain(council) {
  const port = await somePort()
  const { site } = apps({ sitePort: port, data: council.data })
  const began = performance.now()
  const program = startProgram(pinnedNode(), site.args, {
    cwd: site.cwd,
    env: { ...site.env, API_ROOT: `${council.cmsUrl}/api` },
  })
  await untilFirstAnswer(`http://127.0.0.1:${port}/`)
  return { ...program, taken: performance.now() - began, work: workOf(program.pid) }
}

async function bestStartOf(turns, council) {
  const starts = []
  for (let turn = 0; turn < turns; turn++) {
    const started = await startAgain(council)
    await started.stop()
    starts.push(started)
  }
  return starts.toSorted((a, b) => a.taken - b.taken)[0]
}

/**
 * The memory of an idle site after a restart, when its documents are read and its search index is complete. The site
 * before it has learned everything: the size of each file, and the text of each document.
 */
async function idleMemory(council, seconds) {
  await documentsAreRead(council.pids().site)
  await wait(5000)
  const site = await startAgain(council)
  await documentsAreRead(site.pid)
  await wait(seconds * 1000)
  const memory = memoryOf(site.pid)
  await site.stop()
  return memory
}

/** Time to the first answer, and memory of an idle site. */
export async function measureStart(subject, { isShort }) {
  const council = await subject.council()
  await untilFirstAnswer(`${council.siteUrl}/`)
  const turns = 4
  const best = await bestStartOf(turns, council)
  const seconds = isShort ? 20 : 120
  const memory = await idleMemory(council, seconds)
  const { site, 'staff desk': cms } = council.pids()
  return [
    row(
      'Site start to first answer (home, rendered)',
      `≤ ${limit} ms`,
      `${milliseconds(best.taken)}, of which ${milliseconds(best.work)} of work; best of ${turns}`,
      best.taken <= limit,
    ),
    row(
      `Memory of the site, idle, ${seconds} s after a restart`,
      '≤ 150 MB',
      megabytes(memory),
      memory <= 150 * 1024 ** 2,
    ),
    row(
      'Memory after the first start: site, desk',
      undefined,
      [site, cms].map(memoryOf).map(megabytes).join(', '),
    ),
  ]
}
