// One client that sends far too much, in its own thread so that it does not slow down the measured reader.
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const { url, kind, seconds } = workerData
const { hostname, port } = new URL(url)
const client = { 'x-forwarded-for': '203.0.113.9' }
const end = performance.now() + seconds * 1000
const isOver = () => performance.now() > end
let asked = 0

const answer = (agent, { path, method = 'GET', headers = {}, body }) =>
  new Promise((resolve) => {
    const sent = request({ hostname, port, agent, path, method, headers: { ...client, ...headers } })
    sent.on('response', (response) => response.resume().on('close', resolve))
    sent.on('error', () => resolve())
    sent.setTimeout(5000, () => sent.destroy())
    sent.end(body)
  })

/** Many connections, each with the next request as soon as the last one is answered. */
const requests = (connections, asking) => async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const one = async () => {
    while (!isOver()) await answer(agent, asking(asked++))
  }
  await Promise.all(Array.from({ length: connections }, one))
  agent.destroy()
}

/** Connections that send everything at once, are closed, and come again. */
const pipelined = (connections, times, path) => async () => {
  const bytes = `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n`.repeat(
    times,
  )
  const one = async () => {
    while (!isOver()) {
      asked += times
      const socket = connect(Number(port), hostname, () => socket.write(bytes))
      socket.resume().on('error', () => undefined)
      await new Promise((resolve) => {
        socket.on('close', resolve)
        setTimeout(() => socket.destroy(), 2000)
      })
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
}

/** Connections that request a long answer and read nothing of it. */
const readingNothing = (connections, path) => async () => {
  const sockets = Array.from({ length: connections }, () => {
    asked++
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`),
    )
    socket.on('error', () => undefined)
    return socket.pause()
  })
  await pause(seconds * 1000)
  for (const socket of sockets) socket.destroy()
}

const addresses = [
  '/',
  '/mr',
  '/roads',
  '/api/roads',
  '/sitemap.xml',
  '/api/openapi.json',
  '/search.json?q=a',
]
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }
const message = JSON.stringify({
  name: 'A',
  mobile: '1',
  subject: 'S',
  email: 'a@b.in',
  feedback: 'अ'.repeat(20_000),
})

/** By their names in the printed result (run.mjs). */
const kinds = {
  'pages, lists and documents': requests(50, (n) => ({ path: `${addresses[n % addresses.length]}?x=${n}` })),
  'pipelined documents': pipelined(10, 300, '/api/openapi.json'),
  'addresses that do not exist': requests(400, (n) => ({ path: `/none-${n}` })),
  'files that do not exist': requests(200, (n) => ({
    path: n % 2 ? `/api/uploads/none-${n}.pdf` : `/images/w_480,f_webp/uploads/none-${n}.jpg`,
  })),
  'page numbers': requests(100, (n) => ({ path: `/elected-pre-officer?page=${n % 9999}` })),
  searches: requests(50, (n) => ({ path: `/search?q=road+${n}` })),
  'forms without script': requests(50, () => ({
    path: '/contact',
    method: 'POST',
    headers: form,
    body: 'name=A',
  })),
  'large messages': requests(50, () => ({
    path: '/api/contact-us',
    method: 'POST',
    headers: json,
    body: message,
  })),
  'readers that read nothing': readingNothing(200, '/sitemap.xml'),
}

if (kind === undefined) parentPort.postMessage(Object.keys(kinds))
else {
  await kinds[kind]()
  parentPort.postMessage(asked)
}
