type Work<T> = () => Promise<T>

/**
 * Runs one piece of work after the other. The turns of one name are those of the whole process: the desk has its code
 * twice, in its server and in its pages.
 */
export function turnsOf(name: string): <T>(work: Work<T>) => Promise<T> {
  const place = Symbol.for(`nagardwar.turns.${name}`)
  const everywhere = globalThis as { [place]?: Promise<unknown> }
  return (work) => {
    const turn = (everywhere[place] ?? Promise.resolve()).then(work, work)
    everywhere[place] = turn.catch(() => undefined)
    return turn
  }
}
