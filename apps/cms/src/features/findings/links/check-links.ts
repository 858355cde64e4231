import { setTimeout as wait } from 'node:timers/promises'
import type { Day } from '../../../platform/dates/days.ts'
import { type Answer, type Asking, askAddress } from './ask-address.ts'

/** What is known of an address: when it was asked, and since when, and how often in a row, it fails. */
export type Checked = { day: Day; failing?: { since: Day; times: number; why: string } }

export type Results = Readonly<Record<string, Checked>>

type Options = Asking & {
  today: Day
  known: Results
  /** Between two requests to one host, in milliseconds. */
  pause?: number
  /** How many hosts are asked at a time. */
  hosts?: number
  /** In one night. */
  most?: number
}

const gone: ReadonlySet<number> = new Set([404, 410])
/** After so many nights in a row a server that is away counts as dead. */
const nights = 2

/** Why an answer is a failure; nothing where the page is there, or is closed to programs. */
export function failureIn(answer: Answer): string | undefined {
  if ('error' in answer) return answer.error
  return gone.has(answer.status) || answer.status >= 500 ? String(answer.status) : undefined
}

export const isDead = ({ failing }: Checked): boolean =>
  failing !== undefined && (gone.has(Number(failing.why)) || failing.times >= nights)

function nextOf(known: Checked | undefined, failure: string | undefined, day: Day): Checked {
  if (failure === undefined) return { day }
  const { since = day, times = 0 } = known?.failing ?? {}
  return { day, failing: { since, times: times + 1, why: failure } }
}

/** Each address once, those asked longest ago first; one request at a time to a host. What is no longer linked is forgotten. */
export async function checkLinks(addresses: readonly string[], options: Options): Promise<Results> {
  const { today, known, pause = 1000, hosts = 4, most = 1000 } = options
  const all = [...new Set(addresses)]
  const lastAsked = (address: string): Day => known[address]?.day ?? ''
  const turn = all.toSorted((one, other) => lastAsked(one).localeCompare(lastAsked(other))).slice(0, most)
  const byHost = Map.groupBy(turn, (address) => new URL(address).host)
  const waiting = [...byHost.values()]
  const found = new Map(all.flatMap((address) => (known[address] ? [[address, known[address]]] : [])))

  async function askHosts(): Promise<void> {
    for (let own = waiting.shift(); own; own = waiting.shift())
      for (const [index, address] of own.entries()) {
        if (index > 0) await wait(pause)
        const failure = failureIn(await askAddress(address, options))
        found.set(address, nextOf(known[address], failure, today))
      }
  }
  await Promise.all(Array.from({ length: hosts }, askHosts))
  return Object.fromEntries(found)
}
