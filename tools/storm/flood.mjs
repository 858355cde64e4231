import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { note } from './log.mjs'
import { probe } from './residents.mjs'

/** The longest wait, in milliseconds, of another reader while one client floods the site. */
const longestWait = 500
/** If a reader of an idle site waits longer than this, the machine is busy with something else. */
const quiet = 100

const asAnother = { 'x-forwarded-for': '198.51.100.7' }

const inThread = (data) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('flood-worker.mjs', import.meta.url), { workerData: data })
    worker.once('message', resolve).once('error', reject)
  })

async function beside(url, work) {
  const look = probe(url, asAnother)
  const asked = await work()
  const { worst, failed } = await look()
  return { asked, worstWaitMs: worst, pagesMissed: failed }
}

/** Every kind of flood by one client beside another reader. Returns the results and the failures. */
export async function floods(url, seconds) {
  const wrong = []
  // The site has just started: its first pages are not in the cache yet.
  await beside(url, () => pause(3000))
  const idle = await beside(url, () => pause(seconds * 1000, 0))
  const isQuiet = idle.worstWaitMs <= quiet
  note({ name: 'no flood', worstWaitMs: idle.worstWaitMs, isQuiet })
  if (!isQuiet) console.log('The machine is busy: the waits below are said, and not judged.')
  for (const kind of await inThread({ url })) {
    const result = await beside(url, () => inThread({ url, kind, seconds }))
    note({ name: `flood: ${kind}`, ...result })
    if (result.pagesMissed > 0) wrong.push(`flood of ${kind}: ${result.pagesMissed} pages missed`)
    if (isQuiet && result.worstWaitMs > longestWait)
      wrong.push(`flood of ${kind}: another reader waited ${result.worstWaitMs} ms`)
  }
  return wrong
}
