import { existsSync } from 'node:fs'
import { cp, mkdir, rename } from 'node:fs/promises'
import path from 'node:path'

/** Brings something beside the place where it belongs, so that the swap itself only gives names. */
export async function bringBeside(from, place, stamp) {
  const beside = `${place}.incoming-${stamp}`
  await mkdir(path.dirname(place), { recursive: true })
  await rename(from, beside).catch(async (error) => {
    // Another disk.
    if (error.code !== 'EXDEV') throw error
    await cp(from, beside, { recursive: true })
  })
  return beside
}

/**
 * Puts each new thing in the place of the old one, which is kept under another name beside it; then does the rest. When
 * anything of it fails, all is as it was. `moves` are [place, what comes there or nothing]. Returns the names of the old.
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
