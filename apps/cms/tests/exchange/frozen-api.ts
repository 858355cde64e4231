import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpointUrl, languages, listNames, listPaths } from '@nagardwar/contract'
import type { Ask } from '../api/api.ts'

type Answer = { status: number; type: string; bytes: Buffer }

const uploads = /\/uploads\/[^"\\\s]+/g

/** Every list in every language, the counter, and the files that they name. */
async function everything(ask: Ask): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const keep = async (address: string): Promise<string> => {
    const response = await ask(address)
    const bytes = Buffer.from(await response.arrayBuffer())
    answers.set(address, { status: response.status, type: response.headers.get('content-type') ?? '', bytes })
    return bytes.toString('utf8')
  }
  const files = new Set<string>()
  for (const name of listNames)
    for (const language of listPaths[name].language ? languages : [undefined])
      for (const [file] of (await keep(endpointUrl(name, language))).matchAll(uploads)) files.add(file)
  for (const file of files) await keep(file)
  await keep('/visitor-count')
  return answers
}

/** A server that keeps answering what a council's API answers now. */
export async function freezeApi(ask: Ask) {
  const answers = await everything(ask)
  const server = createServer((request, response) => {
    const answer = answers.get((request.url ?? '').replace(/^\/api/, ''))
    response.writeHead(answer?.status ?? 404, { 'content-type': answer?.type ?? 'text/plain' })
    response.end(answer?.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    root: `http://127.0.0.1:${port}/api`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
