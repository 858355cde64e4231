import { apps } from '../steps/apps.mjs'
import { pinnedNode } from '../steps/place.mjs'
import { memoryOf, somePort, startProgram, untilFirstAnswer, wait, workOf } from './process.mjs'
import { megabytes, milliseconds, row } from './table.mjs'

const limit = 1500

/** A second site over the same council, with the data that the first has gathered: as a restart finds them. */
async function startOnce(council) {
  const port = await somePort()
  const { site } = apps({ sitePort: port, data: council.data })
  const began = performance.now()
  const program = startProgram(pinnedNode(), site.args, {
    cwd: site.cwd,
    env: { ...site.env, API_ROOT: `${council.cmsUrl}/api` },
  })
  try {
    await untilFirstAnswer(`http://127.0.0.1:${port}/`)
    return { taken: performance.now() - began, work: workOf(program.pid) }
  } finally {
    await program.stop()
  }
}

/** Start to first answer, and memory of a site that nobody reads yet. */
export async function measureStart(subject) {
  const council = await subject.council()
  await untilFirstAnswer(`${council.siteUrl}/`)
  const starts = []
  for (let turn = 0; turn < 4; turn++) starts.push(await startOnce(council))
  const best = starts.toSorted((a, b) => a.taken - b.taken)[0]
  await wait(3000)
  const { site, 'staff desk': cms } = council.pids()
  const memory = memoryOf(site)
  return [
    row(
      'Site start to first answer (home, rendered)',
      `≤ ${limit} ms`,
      `${milliseconds(best.taken)}, of which ${milliseconds(best.work)} of work; best of ${starts.length}`,
      best.taken <= limit,
    ),
    row('Memory of the site, idle', '≤ 150 MB', megabytes(memory), memory <= 150 * 1024 ** 2),
    row('Memory of the desk, idle', undefined, megabytes(memoryOf(cms))),
  ]
}
