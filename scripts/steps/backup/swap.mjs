import { existsSync } from 'node:fs'
import { cp, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'

/** Moves something beside its final place, so that the swap itself only renames. */
export async function bringBeside(from, place, stamp) {
  const beside = `${place}.incoming-${stamp}`
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  await rename(from, beside).catch(async (error) => {
    // Another disk.
    if (error.code !== 'EXDEV') throw error
    await cp(from, beside, { recursive: true })
  })
  return beside
}

/**
 * Replaces old things by new ones and keeps the old ones beside them under other names; then does the rest. If
 * anything fails, everything is as before. `moves` are [place, new thing or undefined]. Returns the names of the old
 * ones.
 */
export async function swap(moves, stamp, rest = async () => []) {
  const done = []
  const move = async (from, to) => {
    await rename(from, to)
    done.push([to, from])
  }
  try {
    const kept = []
    for (const [place, beside] of moves) {
      const aside = `${place}.replaced-${stamp}`
      if (existsSync(place)) {
        await move(place, aside)
        kept.push(aside)
      }
      if (beside) await move(beside, place)
    }
    return [...kept, ...(await rest())]
  } catch (error) {
    for (const [to, from] of done.reverse()) await rename(to, from)
    throw error
  }
}
