import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { reasonOfEnd } from './end-of-desk.mjs'
import { environment, pinnedNode } from './repository.mjs'

const patience = 10_000
/** An app that ends sooner on its first start has a problem that an immediate retry would not solve. */
const firstBreath = 10_000
const longestPause = 60_000
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Starts apps and keeps them running. One that stops is started again, with growing pauses, forever, while the other
 * keeps serving. Only an app that is needed for everything (`isVital`) and never started is given up. An app with
 * `listens` gets the state of all. `stop` lets each finish its work and ends those that do not.
 */
export function supervise({ onGivenUp = () => {}, stdio = 'inherit', breath = firstBreath } = {}) {
  const children = new Map()
  const lived = new Set()
  /** By the app's name: whether it runs, why it stopped, how often it was started. */
  const states = {}
  let stopping = false

  function tell(app) {
    children.get(app)?.send({ kind: 'apps', states }, () => undefined)
  }

  function note(app, change) {
    states[app.name] = { ...states[app.name], ...change }
    for (const other of children.keys()) if (other.listens) tell(other)
  }

  function start(app, failures = 0) {
    const began = performance.now()
    const child = spawn(pinnedNode(), app.args, {
      cwd: app.cwd,
      env: environment(app.env),
      stdio: app.listens ? [stdio, stdio, stdio, 'ipc'] : stdio,
    })
    children.set(app, child)
    note(app, { isRunning: true, starts: (states[app.name]?.starts ?? 0) + 1 })
    child.on('exit', async (code, signal) => {
      children.delete(app)
      const reason = reasonOfEnd(code, signal)
      note(app, { isRunning: false, reason })
      if (stopping) return
      const life = performance.now() - began
      if (life > breath) lived.add(app)
      if (app.isVital && !lived.has(app)) return onGivenUp(app)
      const again = life < 30_000 ? failures + 1 : 0
      const pause = Math.min(1000 * 2 ** again, longestPause)
      console.error(`The ${app.name} stopped (${reason}); starting it again in ${pause / 1000} s.`)
      await wait(pause)
      if (!stopping) start(app, again)
    })
  }

  async function stop(signal = 'SIGTERM') {
    stopping = true
    const running = [...children.values()]
    const ended = Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve))))
    for (const child of running) child.kill(signal)
    await Promise.race([ended, wait(patience)])
    for (const child of children.values()) child.kill('SIGKILL')
  }

  return {
    start,
    stop,
    stateOf: (app) => states[app.name],
    pids: () => Object.fromEntries([...children].map(([app, child]) => [app.name, child.pid])),
  }
}

const answers = async (url) =>
  (await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined))?.ok === true

/** Waits until an address answers 2xx. Fails after `limit` milliseconds. */
export async function untilAnswers(url, limit = 300_000) {
  const end = performance.now() + limit
  while (performance.now() < end) {
    if (await answers(url)) return
    await wait(200)
  }
  throw new Error(`${url} did not answer within ${limit / 1000} s`)
}

/** Waits until an app is ready or has stopped. Returns whether it is ready. */
async function untilReadyOrStopped(running, app, limit = 300_000) {
  const end = performance.now() + limit
  while (performance.now() < end) {
    if (await answers(app.ready)) return true
    if (!running.stateOf(app).isRunning) return false
    await wait(200)
  }
  return false
}

/**
 * Starts the desk and the site. On the first start the site waits for the desk, which stores the demo council, or for
 * its end; later it starts at once and shows its last copies. Returns when the site answers, with whether the desk
 * does too: the site is never stopped because of the desk.
 */
export async function startInTurn(running, cms, site) {
  running.start(cms)
  if (!existsSync(site.env.SITE_DATA)) await untilReadyOrStopped(running, cms)
  running.start(site)
  await untilAnswers(site.ready)
  return { isDeskReady: await untilReadyOrStopped(running, cms) }
}
