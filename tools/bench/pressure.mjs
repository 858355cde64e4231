import { isInstalled, onCore, output } from './process.mjs'

const inMilliseconds = { us: 0.001, ms: 1, s: 1000, m: 60_000 }
const script = new URL('./readers.lua', import.meta.url).pathname

function readWrk(text) {
  const [, figure, unit] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(text) ?? []
  const [, half, halfUnit] = /50%\s+([\d.]+)(us|ms|s|m)/.exec(text) ?? []
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? []
  const [connect, read, write, late] = sockets.slice(1).map(Number)
  const wrong = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0)
  const kinds = {
    'not connected': connect,
    'broken off': read,
    'not sent': write,
    'later than 10 s': late,
    '4xx or 5xx': wrong,
  }
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1] ?? 0),
    p50: Number(half) * inMilliseconds[halfUnit],
    p99: Number(figure) * inMilliseconds[unit],
    requests: Number(/(\d+) requests in/.exec(text)?.[1] ?? 0),
    errors: Object.values(kinds).reduce((sum, count = 0) => sum + count, 0),
    kinds: Object.entries(kinds)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', '),
  }
}

async function withWrk({ origin, paths, connections, seconds, pauseMs, asManyClients }) {
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '--timeout',
    '10s',
    '-s',
    script,
    origin,
  ]
  const [program, words] = onCore('1', 'wrk', [...args, '--', ...paths])
  const env = {
    ...(pauseMs ? { PAUSE_MS: String(pauseMs) } : {}),
    ...(asManyClients ? { MANY_CLIENTS: '1' } : {}),
  }
  return readWrk(await output(program, words, { env }))
}

async function withAutocannon({ origin, paths, connections, seconds: duration }) {
  const { default: autocannon } = await import('autocannon')
  const headers = { 'accept-encoding': 'br' }
  const requests = paths.map((path) => ({ path, headers }))
  const found = await autocannon({ url: origin, connections, duration, requests, timeout: 10 })
  return {
    perSecond: found.requests.average,
    p50: found.latency.p50,
    p99: found.latency.p99,
    errors: found.errors + found.non2xx,
  }
}

/**
 * Clients that send requests: wrk if it is installed, else autocannon, which is slower itself. With wrk each may wait
 * `pauseMs` between two requests, and each request may come from another client (`asManyClients`).
 */
export const press = ({ paths = ['/'], connections = 50, ...options }) =>
  (isInstalled('wrk') ? withWrk : withAutocannon)({ paths, connections, ...options })
