import { createHmac, randomBytes } from 'node:crypto'

/** Nothing is handed on before so many different visitors have asked the same in one week. */
const fewestVisitors = 3
const most = { words: 2000, visitors: 50_000 }

type Counts = { count: number; fruitless: number; clicked: number }
export type CountedWords = Counts & { words: string }
type Asked = { visitors: Map<string, { hasClicked: boolean }>; now: Counts; given: Counts }

const none = (): Counts => ({ count: 0, fruitless: 0, clicked: 0 })

/**
 * What is searched for in one week. A visitor is known by a hash of the address with a salt that is in memory alone;
 * `forget` throws both away. Who asks the same twice counts once.
 */
export function createWordCounts() {
  let salt = randomBytes(32)
  const asked = new Map<string, Asked>()
  let visitors = 0

  const markOf = (client: string): string =>
    createHmac('sha256', salt).update(client).digest('base64url').slice(0, 16)

  function asker(words: string, client: string): { entry: Asked; isNew: boolean; mark: string } | undefined {
    const mark = markOf(client)
    const known = asked.get(words)
    if (known?.visitors.has(mark)) return { entry: known, isNew: false, mark }
    if (visitors >= most.visitors || (!known && asked.size >= most.words)) return undefined
    const entry = known ?? { visitors: new Map(), now: none(), given: none() }
    asked.set(words, entry)
    return { entry, isNew: true, mark }
  }

  return {
    asked(words: string, client: string, hasFound: boolean): void {
      const found = asker(words, client)
      if (!found?.isNew) return
      found.entry.visitors.set(found.mark, { hasClicked: false })
      visitors += 1
      found.entry.now.count += 1
      if (!hasFound) found.entry.now.fruitless += 1
    },
    clicked(words: string, client: string): void {
      const entry = asked.get(words)
      const visitor = entry?.visitors.get(markOf(client))
      if (!entry || !visitor || visitor.hasClicked) return
      visitor.hasClicked = true
      entry.now.clicked += 1
    },
    /** What has come since the last time, of words that several asked for. */
    take(atMost: number): CountedWords[] {
      const taken: CountedWords[] = []
      for (const [words, { visitors: own, now, given }] of asked) {
        if (taken.length >= atMost) break
        if (own.size < fewestVisitors) continue
        const more = {
          count: now.count - given.count,
          fruitless: now.fruitless - given.fruitless,
          clicked: now.clicked - given.clicked,
        }
        if (more.count + more.fruitless + more.clicked === 0) continue
        Object.assign(given, now)
        taken.push({ words, ...more })
      }
      return taken
    },
    forget(): void {
      salt = randomBytes(32)
      asked.clear()
      visitors = 0
    },
  }
}
