import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Reader } from './reader.ts'

type Programs = { driver: string; browser: string; port: number }
const longestWait = 20_000
/** The driver scrolls the window, but not a box in it. */
const placeOf = `
  const element = document.querySelector(arguments[0])
  if (!element) return null
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const isInView = left >= 0 && left + width <= innerWidth + 1 && top >= 0 && top <= innerHeight
  return isInView ? [left, top, width, height].join(' ') : null`

type Call = (method: string, path: string, body?: unknown) => Promise<never>

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const keys = { Enter: '\uE007', Escape: '\uE00C' }

/** The toolbar of MiniBrowser is wider than a phone: without its margins the window can be 320 px wide. */
const noMargins =
  'headerbar *, toolbar *, entry, button, box { padding: 0; margin: 0; min-width: 0; min-height: 0; border: 0; font-size: 1px }\n' +
  'headerbar, toolbar { padding: 0; margin: 0; min-height: 0 }\nimage { -gtk-icon-transform: scale(0.1); min-width: 0 }\n'

/** WebKitGTK's own browser, with Safari's engine, driven by the WebDriver protocol (W3C) on a separate screen. */
export async function openWebKit({ driver, browser, port }: Programs): Promise<Reader> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-webkit-'))
  mkdirSync(path.join(folder, 'gtk-3.0'))
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), noMargins)
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await firstLine(screen)
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  })
  const call = callsTo(`http://127.0.0.1:${port}`)
  const session = await newSession(call, browser)
  const own = (method: string, address: string, body?: unknown) =>
    call(method, `/session/${session}${address}`, body)
  return {
    ...readerOf(own),
    async close() {
      await own('DELETE', '').catch(() => undefined)
      server.kill()
      screen.kill()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function readerOf(call: Call): Omit<Reader, 'close'> {
  const run = (script: string, args: unknown[]) => call('POST', '/execute/sync', { script, args })
  /** Waits until it has stopped moving in view: the driver clicks its old position. */
  const elementAt = async (selector: string): Promise<string> => {
    const end = performance.now() + longestWait
    let before: unknown
    while (performance.now() < end) {
      const place: string | null = await run(placeOf, [selector])
      if (place !== null && place === before) {
        const found: Record<string, string> = await call('POST', '/element', {
          using: 'css selector',
          value: selector,
        })
        return `/element/${found[elementKey]}`
      }
      before = place
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`There is no ${selector} that stands still in view`)
  }
  return {
    goto: (url) => call('POST', '/url', { url }),
    evaluate: (inPage, ...args) => run(`return (${inPage}).apply(null, arguments)`, args),
    click: async (selector) => call('POST', `${await elementAt(selector)}/click`, {}),
    async fill(selector, text) {
      const element = await elementAt(selector)
      await call('POST', `${element}/clear`, {})
      await call('POST', `${element}/value`, { text })
    },
    async press(key) {
      const types = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }))
      await call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: types }] })
    },
    /** The window includes a toolbar: the requested size is that of the page. */
    async resize(width, height) {
      await call('POST', '/window/rect', { x: 0, y: 0, width, height })
      const bar = height - ((await run('return innerHeight', [])) as number)
      await call('POST', '/window/rect', { x: 0, y: 0, width, height: height + bar })
    },
    screenshot: async () => Buffer.from(await call('GET', '/screenshot'), 'base64'),
    // The protocol does not report them.
    errors: () => [],
  }
}

function callsTo(origin: string): Call {
  return async (method, address, body) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(origin + address, { method, ...sent })
    const { value } = (await response.json()) as { value: never }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(
      `${error} (${method} ${address} ${JSON.stringify(body)?.slice(0, 80)}): ${message.split('\n')[0]}`,
    )
  }
}

/** The driver needs a moment to start. */
async function newSession(call: Call, binary: string): Promise<string> {
  const options = { binary, args: ['--automation'] }
  const capabilities = {
    alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
  }
  const end = performance.now() + 30_000
  for (;;)
    try {
      const { sessionId }: { sessionId: string } = await call('POST', '/session', { capabilities })
      return sessionId
    } catch (error) {
      if (!(error instanceof TypeError) || performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
}

const firstLine = (program: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    program.once('error', reject)
    program.stdout?.once('data', (line: Buffer) => resolve(String(line).trim()))
  })
