import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { documentOf } from '../app/testing/document-of.ts'
import { isBuilt, main } from './testing/main-script.ts'
import { temporaryFolder } from './testing/test-site.ts'

const data = temporaryFolder()
let site: ChildProcess | undefined
afterEach(() => {
  site?.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true, maxRetries: 5 })
})

/** The site as a separate process, with its output. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      API_ROOT: 'examples',
      PORT: '0',
      SITE_DATA: data,
      NODE_ENV: 'production',
      ...env,
    },
  })
  site = child
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))
  const heard = async (pattern: RegExp): Promise<string> => {
    while (!pattern.test(said)) await new Promise((resolve) => setTimeout(resolve, 20))
    return pattern.exec(said)?.[1] ?? ''
  }
  return { child, ended, heard, said: () => said }
}

test('a wrong variable ends the start with a sentence, not with a stack', async () => {
  const { ended, said } = start({ PORT: 'three' })
  expect(await ended).toBe(1)
  expect(said()).toBe('PORT must be a port between 0 and 65535, but is "three".\n')
})

describe.runIf(isBuilt)('the built site on the examples of the contract', () => {
  test('answers with pages in both languages', async () => {
    const { heard } = start({})
    const origin = `http://127.0.0.1:${await heard(/"port":(\d+)/)}`
    for (const [path, language] of [
      ['/roads', 'en'],
      ['/mr/roads', 'mr'],
    ]) {
      const response = await fetch(origin + path)
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining(`<html lang="${language}"`),
      ])
    }
  })

  test('asks for modules after the first paint, in the markup that React Router writes today', async () => {
    const { heard } = start({})
    const origin = `http://127.0.0.1:${await heard(/"port":(\d+)/)}`
    const html = await (await fetch(`${origin}/roads`)).text()
    const page = documentOf(html)
    const held = [...page.querySelectorAll('template[data-after-paint]')].map(({ innerHTML }) => innerHTML)
    expect(held.join('')).toMatch(/<link rel="modulepreload" href="\/assets\//)
    expect(page.querySelector('script[data-after-paint]')?.textContent).toMatch(/^import /)
    expect(page.querySelector('link[rel=modulepreload], script[type=module]')).toBeNull()
  })

  test('finishes what is under way before it stops', async () => {
    const { child, ended, heard } = start({})
    const port = Number(await heard(/"port":(\d+)/))
    const body = JSON.stringify({ name: 'A', mobile: '1', subject: 'S', email: 'a@b.in', feedback: 'F' })
    const head = `POST /api/contact-us HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    socket.write(head + body.slice(0, 10))
    await new Promise((resolve) => setTimeout(resolve, 200))
    child.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 300))
    socket.write(body.slice(10))
    expect(await ended).toBe(0)
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)
  })
})
