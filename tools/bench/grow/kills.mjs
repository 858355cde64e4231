import { wait } from '../process.mjs'

const pause = 10_000

/** Kills a site and a desk every ten seconds, in turns, and starts them again at once. Returns how many were killed. */
export async function killInTurn({ sites, desks }, isOver) {
  let killed = 0
  for (let turn = 0; !isOver(); turn++) {
    await wait(pause)
    if (isOver()) break
    const victims = [sites[turn % sites.length], desks[turn % desks.length]]
    await Promise.all(
      victims.map(async (app) => {
        await app.kill()
        await app.start()
      }),
    )
    killed += victims.length
  }
  return killed
}
