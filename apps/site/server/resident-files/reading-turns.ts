/** Forms or photographs that are read at the same moment in a process: each has one file in memory. */
const most = { ofAll: 12, ofOne: 2 }

/** Runs what reads a file for a client; undefined, and nothing is read, where that client or all together read enough. */
export function createReadingTurns() {
  const reading = new Map<string, number>()
  let all = 0
  return async <T>(client: string, read: () => Promise<T>): Promise<T | undefined> => {
    const own = reading.get(client) ?? 0
    if (all >= most.ofAll || own >= most.ofOne) return undefined
    all++
    reading.set(client, own + 1)
    try {
      return await read()
    } finally {
      all--
      // Another one may have begun or ended meanwhile.
      const left = (reading.get(client) ?? 1) - 1
      if (left > 0) reading.set(client, left)
      else reading.delete(client)
    }
  }
}
