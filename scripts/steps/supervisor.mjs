import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment, pinnedNode } from './place.mjs'

const patience = 10_000
/** An app that ends sooner, the first time, has something wrong with it that a second try would not mend. */
const firstBreath = 10_000
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Starts apps and keeps them running: one that stops by itself is started again, with growing pauses, while the other goes
 * on serving. `stop` lets each finish what is under way and ends those that do not.
 */
export function supervise({ onGivenUp = () => {}, stdio = 'inherit', breath = firstBreath } = {}) {
  const children = new Map()
  const lived = new Set()
  let stopping = false

  function start(app, failures = 0) {
    const began = Date.now()
    const child = spawn(pinnedNode(), app.args, { cwd: app.cwd, env: environment(app.env), stdio })
    children.set(app, child)
    child.on('exit', async (code, signal) => {
      children.delete(app)
      if (stopping) return
      const life = Date.now() - began
      if (life > breath) lived.add(app)
      const again = life < 30_000 ? failures + 1 : 0
      if (again > 5 || !lived.has(app)) return onGivenUp(app)
      console.error(`The ${app.name} stopped (${signal ?? `status ${code}`}); starting it again.`)
      await wait(Math.min(1000 * 2 ** again, 15_000))
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
    pids: () => Object.fromEntries([...children].map(([app, child]) => [app.name, child.pid])),
  }
}

/** Waits until an address answers 2xx. Fails after `limit` milliseconds. */
export async function untilAnswers(url, limit = 300_000) {
  const end = Date.now() + limit
  while (Date.now() < end) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    if (response?.ok) return
    await wait(200)
  }
  throw new Error(`${url} did not answer within ${limit / 1000} s`)
}

/**
 * Starts the desk and the site and waits until both answer. On the first start the site waits for the desk,
 * which has the demo council to store; later it starts at once, and shows what it last knew meanwhile.
 */
export async function startInTurn(running, cms, site) {
  running.start(cms)
  if (!existsSync(site.env.SITE_DATA)) await untilAnswers(cms.ready)
  running.start(site)
  await Promise.all([untilAnswers(cms.ready), untilAnswers(site.ready)])
}
