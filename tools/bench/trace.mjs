const categories = [
  '__metadata',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
]

/** Everything the browser's threads did while `act` ran. */
export async function traceOf(session, act) {
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  const end = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
  })
  await act()
  await session.send('Tracing.end')
  await end
  return events
}

const threadOf = ({ pid, tid }) => `${pid}/${tid}`

/** The thread that laid out the page at this address. */
function mainThread(events, url) {
  const names = new Map(
    events.filter(({ name }) => name === 'thread_name').map((event) => [threadOf(event), event.args.name]),
  )
  const isRenderer = (event) => names.get(threadOf(event)) === 'CrRendererMain'
  const loaded = events.find(
    (event) => isRenderer(event) && event.name === 'FrameCommittedInBrowser' && event.args.data?.url === url,
  )
  const found =
    loaded ??
    events.find(
      (event) => isRenderer(event) && event.name === 'ParseHTML' && event.args.beginData?.url === url,
    )
  if (!found) throw new Error(`The trace has no main thread for ${url}`)
  return threadOf(found)
}

const isInside = (event, other) => event.ts >= other.ts && event.ts + event.dur <= other.ts + other.dur

/**
 * What a page asked of its main thread, in milliseconds of that thread's processor time (`tdur`): other work on the
 * machine does not count, as it would by the wall clock.
 */
export function workOf(events, url) {
  const thread = mainThread(events, url)
  const own = events.filter((event) => event.ph === 'X' && threadOf(event) === thread)
  const runs = own.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
  const tasks = runs.filter((run) => !runs.some((other) => other !== run && isInside(run, other)))
  const spent = (list) => list.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  const named = (...names) => own.filter(({ name }) => names.includes(name))
  const longestOf = (list) => Math.max(0, ...list.map(({ tdur = 0 }) => tdur)) / 1000
  return {
    work: spent(tasks),
    longest: longestOf(tasks),
    layout: longestOf(named('Layout')) + longestOf(named('UpdateLayoutTree')),
  }
}
