import { Failure } from '../steps/failure.mjs'
import { stormCouncil } from './council.mjs'
import { floods } from './flood.mjs'
import { fuzz } from './fuzz.mjs'
import { probe, residents, stored } from './residents.mjs'
import { kinds, rubbish } from './rubbish.mjs'
import { troubles } from './troubles.mjs'

/** One trouble, with residents who write and a reader who looks. */
async function trial(council, [name, work], rounds) {
  const people = residents(council.site.url, 8)
  const look = probe(council.site.url)
  const note = await work(council, rounds)
  await people.callOff()
  const { worst, failed } = await look()
  const result = stored(council.data, people.acknowledged)
  console.log({
    name,
    acknowledged: people.acknowledged.size,
    ...result,
    worstWaitMs: worst,
    pagesMissed: failed,
    ...(note ? { note } : {}),
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

/** Plays all of it; throws when anything acknowledged was lost or stored twice. */
export async function runStorm({ isShort }) {
  const council = await stormCouncil()
  const wrong = []
  const keys = new Set()
  try {
    for (const trouble of troubles)
      for (const key of (await trial(council, trouble, isShort ? 2 : 12)).keys) keys.add(key)
    wrong.push(...(await floodsOf(council, isShort ? 4 : 15)))
    const odd = await rubbish(council)
    console.log({ name: `${kinds.length} kinds of rubbish`, wrong: odd })
    wrong.push(...odd)
    // Once more over everything: a later trouble must not have taken what an earlier one left.
    const all = stored(council.data, keys)
    console.log({ name: 'all', acknowledged: keys.size, ...all, memoryMB: council.memory() })
    wrong.push(...fuzz(isShort ? 1000 : 10_000))
    if (keys.size === 0) wrong.push('nothing was acknowledged')
    if (all.lost + all.twice > 0) wrong.push(`${all.lost} lost, ${all.twice} stored twice`)
  } finally {
    await council.stop()
  }
  if (wrong.length > 0) throw new Failure(`The storm found: ${wrong.join('; ')}.`)
}
