import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'

/** Gives what is there another name beside it, so that nothing is ever overwritten. Returns the new names. */
export async function moveAside(places, stamp) {
  const moved = places
    .filter((place) => existsSync(place))
    .map((place) => [place, `${place}.replaced-${stamp}`])
  for (const [place, aside] of moved) await rename(place, aside)
  return moved.map(([, aside]) => aside)
}
