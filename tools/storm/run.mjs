import { commitOf } from '../../scripts/steps/commit.mjs'
import { Failure } from '../../scripts/steps/failure.mjs'
import { keepReport } from '../../scripts/steps/test-report.mjs'
import { stormCouncil } from './council.mjs'
import { entrances } from './entrances.mjs'
import { floods } from './flood.mjs'
import { fuzz } from './fuzz.mjs'
import { note, seen } from './log.mjs'
import { probe, residents, stored } from './residents.mjs'
import { kinds, rubbish } from './rubbish.mjs'
import { longTests } from './tests.mjs'
import { troubles } from './troubles.mjs'

/** One fault, with residents who write and a reader. */
async function trial(council, [name, work], rounds) {
  const people = residents(council.site.url, 8)
  const look = probe(council.site.url)
  const remark = await work(council, rounds)
  await people.callOff()
  const { worst, failed } = await look()
  const result = stored(council.data, people.acknowledged)
  note({
    name,
    acknowledged: people.acknowledged.size,
    ...result,
    worstWaitMs: worst,
    pagesMissed: failed,
    ...(remark ? { note: remark } : {}),
  })
  return { keys: people.acknowledged, ...result }
}

async function floodsOf(council, seconds) {
  const site = await council.limitedSite()
  await site.start()
  try {
    return await floods(site.url, seconds)
  } finally {
    await site.stop()
  }
}

/** Only Linux says how much of the processor another process used. */
async function entrancesOf(council, isShort) {
  if (process.platform !== 'linux') {
    note({ name: 'entrances', note: 'left out: /proc is of Linux' })
    return []
  }
  const site = await council.limitedSite()
  await site.start()
  try {
    return await entrances({ url: site.url, pids: () => [site.pid(), council.desk.pid()] }, { isShort })
  } finally {
    await site.stop()
  }
}

async function rubbishOf(council) {
  const wrong = await rubbish(council)
  note({ name: `${kinds.length} kinds of rubbish`, wrong })
  return wrong
}

const parts = ['tests', 'troubles', 'floods', 'entrances', 'rubbish', 'fuzz']

/** Plays all of it, or the parts that are named; throws when anything acknowledged was lost or stored twice. */
export async function runStorm({ isShort, named }) {
  const unknown = named.filter((name) => !parts.includes(name))
  if (unknown.length > 0)
    throw new Failure(`The storm has no part ${unknown.join(', ')}. It has: ${parts.join(', ')}.`)
  const isWanted = (part) => named.length === 0 || named.includes(part)
  const commit = commitOf()
  const council = await stormCouncil()
  const wrong = []
  const keys = new Set()
  try {
    if (isWanted('tests')) wrong.push(...longTests(council.data, isShort))
    for (const trouble of isWanted('troubles') ? troubles : [])
      for (const key of (await trial(council, trouble, isShort ? 2 : 12)).keys) keys.add(key)
    if (isWanted('floods')) wrong.push(...(await floodsOf(council, isShort ? 4 : 15)))
    if (isWanted('entrances')) wrong.push(...(await entrancesOf(council, isShort)))
    if (isWanted('rubbish')) wrong.push(...(await rubbishOf(council)))
    // A final check of everything: a later fault must not have lost what an earlier one left.
    const all = stored(council.data, keys)
    note({ name: 'all', acknowledged: keys.size, ...all, memoryMB: council.memory() })
    if (isWanted('fuzz')) wrong.push(...fuzz(isShort ? 1000 : 10_000))
    if (isWanted('troubles') && keys.size === 0) wrong.push('nothing was acknowledged')
    if (all.lost + all.twice > 0) wrong.push(`${all.lost} lost, ${all.twice} stored twice`)
  } finally {
    await council.stop()
  }
  keepReport('storm', {
    commit,
    at: new Date().toISOString(),
    isShort,
    parts: parts.filter(isWanted),
    seen,
    wrong,
  })
  if (wrong.length > 0) throw new Failure(`The storm found: ${wrong.join('; ')}.`)
}
