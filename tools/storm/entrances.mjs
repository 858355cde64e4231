import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { documentsAreRead } from '../../tests/support/documents-are-read.ts'
import { costlySearches, siteEntrances } from '../../tests/support/entrances.ts'
import { shareOfMachine } from '../../tests/support/machine-share.ts'
import { note } from './log.mjs'
import { processorSeconds } from './processor.mjs'
import { probe } from './residents.mjs'

/** What one client costs both apps together in a minute, in seconds of the processor, and another reader, in milliseconds. */
const most = { seconds: 2, wait: 500 }
const asAnother = { 'x-forwarded-for': '198.51.100.7' }

const inThread = (data) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('entrance-worker.mjs', import.meta.url), { workerData: data })
    worker.once('message', resolve).once('error', reject)
  })

let last = 0
/** Addresses that asked nothing yet: their minute is whole. */
const newClients = (many) =>
  Array.from({ length: many }, () => {
    last += 1
    return `203.0.${Math.floor(last / 250)}.${(last % 250) + 1}`
  })

/** The processor seconds of both apps during some work, and the longest wait of a reader beside it. */
async function measured({ url, pids }, work) {
  const spent = () => pids().map(processorSeconds)
  const before = spent()
  const began = performance.now()
  const look = probe(url, asAnother)
  const result = await work()
  const { worst, failed } = await look()
  const [site = 0, desk = 0] = spent().map((seconds, at) => seconds - (before[at] ?? 0))
  return {
    ...result,
    site,
    desk,
    took: (performance.now() - began) / 1000,
    worstWaitMs: worst,
    missed: failed,
  }
}

const rounded = (number) => Math.round(number * 100) / 100

/**
 * All that lets text in, full of hard text: each by itself and all mixed, from one address with all that it may send in
 * a minute, and from fifty at once. Returns the failures.
 */
export async function entrances({ url, pids }, { isShort }) {
  const wrong = []
  const council = { url, pids }
  for (const pid of pids()) await documentsAreRead(pid)
  await measured(council, () => pause(3000))
  const idle = await measured(council, () => pause(5000))
  const usual = (idle.site + idle.desk) / idle.took

  async function round(name, names, clients, share) {
    const result = await measured(council, () =>
      inThread({ url, names, clients: newClients(clients), share }),
    )
    const seconds = rounded(Math.max(0, result.site + result.desk - usual * result.took) / clients)
    const { asked, statuses, worstWaitMs, missed } = result
    note({
      name,
      clients,
      asked,
      statuses,
      secondsOfOne: seconds,
      site: rounded(result.site),
      desk: rounded(result.desk),
      worstWaitMs,
    })
    if (missed > 0) wrong.push(`${name}: ${missed} pages missed`)
    if (seconds > most.seconds) wrong.push(`${name}: one client cost ${seconds} s of the processor`)
    const bound = most.wait * shareOfMachine()
    if (worstWaitMs > bound) wrong.push(`${name}: another reader waited ${worstWaitMs} ms`)
    return { name, seconds, worstWaitMs }
  }

  const names = [...siteEntrances, ...costlySearches].map(({ name }) => name)
  const rounds = []
  for (const name of names) rounds.push(await round(name, [name], 1, 1))
  rounds.push(await round('all mixed', names, 1, 1))
  // Of fifty the shorter round tries what a page is made for, and all mixed.
  for (const name of isShort ? ['each field of the form', ...costlySearches.map((each) => each.name)] : names)
    rounds.push(await round(`${name}, from fifty`, [name], 50, 1 / 15))
  rounds.push(await round('all mixed, from fifty', names, 50, 1 / 60))
  const worst = (of) => rounds.reduce((one, other) => (other[of] > one[of] ? other : one))
  note({ name: 'entrances', costliest: worst('seconds'), longestWait: worst('worstWaitMs') })
  return wrong
}
