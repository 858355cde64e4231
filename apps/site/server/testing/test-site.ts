import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLog } from '@nagardwar/http/log'
import { close } from '@nagardwar/http/server'
import { bareOf } from '../../app/i18n/language.ts'
import { readConfig } from '../config.ts'
import { createListener } from '../listener.ts'
import { type App, createRender, type MakeRender } from '../pages/render.ts'
import { createSite } from '../site.ts'
import { httpUpstream } from '../upstream/upstream.ts'
import { makePlainRender, plainRoutes } from './plain-render.ts'

type Options = {
  apiRoot: string
  data?: string
  env?: Record<string, string>
  makeRender?: MakeRender
  /** The app instead of the plain render (app-in-test.ts). */
  app?: App
  /** The address without language that alone the app shows; others are rendered plainly. */
  onlyAt?: string
}
export type TestSite = Awaited<ReturnType<typeof startTestSite>>

export const temporaryFolder = (): string => mkdtempSync(path.join(tmpdir(), 'nagardwar-site-'))

/** The real server on a free port, with a plain render where no app is given. */
export async function startTestSite({ apiRoot, data, env = {}, makeRender, app, onlyAt }: Options) {
  const folder = data ?? temporaryFolder()
  const lines: string[] = []
  const plain = makePlainRender()
  const config = readConfig({
    API_ROOT: apiRoot,
    SITE_DATA: folder,
    ORIGIN: 'http://council.example',
    PORT: '0',
    ...env,
  })
  const ofApp: MakeRender | undefined =
    app &&
    ((...[source, send, search, documents, inTurn]) => {
      const render = createRender({ app, source, send, search, documents, inTurn, config })
      const other = plain.makeRender(source, send, search, documents, inTurn)
      return (request, ...rest) =>
        (onlyAt && bareOf(new URL(request.url).pathname) !== onlyAt ? other : render)(request, ...rest)
    })
  const site = createSite({
    config,
    log: createLog(config.logLevel, (line) => lines.push(line)),
    upstream: httpUpstream(config.apiRoot),
    makeRender: makeRender ?? ofApp ?? plain.makeRender,
    routes: app && !onlyAt ? app.build.routes : plainRoutes,
    assetsFolder: path.join(folder, 'client'),
  })
  const server = createListener(site)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    site,
    port,
    lines,
    renders: plain.renders,
    render: plain.state,
    origin: `http://127.0.0.1:${port}`,
    get: (target: string, headers: Record<string, string> = {}) => call(port, 'GET', target, headers),
    head: (target: string, headers: Record<string, string> = {}) => call(port, 'HEAD', target, headers),
    post: (target: string, body: string, headers: Record<string, string> = {}) =>
      call(port, 'POST', target, headers, body),
    async stop({ forget = data === undefined } = {}): Promise<void> {
      server.closeAllConnections()
      await Promise.all([close(server), site.stop()])
      // It may still be writing files.
      if (forget) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
    },
  }
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

/** Sends exactly this request: `fetch` would normalise the address and follow redirects. */
function call(
  port: number,
  method: string,
  target: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { port, host: '127.0.0.1', method, path: target, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const whole = Buffer.concat(chunks)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: whole,
            text: whole.toString(),
          })
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
