// Clients that use entrances with hard texts, in a thread of their own so that they do not slow down the measured reader.
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { costlySearches, siteEntrances, texts } from '../../tests/support/entrances.ts'

const { url, names, clients, share } = workerData
const { hostname, port } = new URL(url)
const agent = new Agent({ keepAlive: true, maxSockets: 100 })
const all = Object.values(texts)

const send = (client, { path, method, headers, body }) =>
  new Promise((resolve) => {
    const sent = request({
      hostname,
      port,
      agent,
      path,
      method,
      // The last address is what the proxy in front of the site would write.
      headers: { ...headers, 'x-forwarded-for': client },
    })
    sent.on('response', (response) => response.resume().on('close', () => resolve(response.statusCode)))
    sent.on('error', () => resolve(0))
    sent.setTimeout(60_000, () => sent.destroy())
    sent.end(body || undefined)
  })

/** What each client may send in a minute, or a share of it: one of each entrance after the other. */
function asked(entrances) {
  const most = Math.max(...entrances.map(({ perMinute }) => perMinute))
  const turns = Array.from({ length: most }, (_, turn) =>
    entrances
      .filter(({ perMinute }) => turn < Math.ceil(perMinute * share))
      .flatMap(({ ask }) => clients.map((client) => [client, ask(all[turn % all.length])])),
  )
  return turns.flat()
}

const chosen = [...siteEntrances, ...costlySearches].filter(({ name }) => names.includes(name))
const statuses = await Promise.all(asked(chosen).map(([client, each]) => send(client, each)))
agent.destroy()
const counted = {}
for (const status of statuses) counted[status] = (counted[status] ?? 0) + 1
parentPort.postMessage({ asked: statuses.length, statuses: counted })
