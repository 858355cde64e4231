import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'

type Answer = { status: number; headers: Record<string, unknown>; text: string }

/** Sends exactly this request: `fetch` would normalise the address. */
export const exactly = (base: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const request = httpRequest({ host: hostname, port, path, method, headers, agent: false }, (response) => {
      let text = ''
      response.setEncoding('latin1')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    request.on('error', reject)
    request.end()
  })

/**
 * As `exactly`. On a busy machine a server may not answer in time, which 503 says: then it is asked again, at most five
 * times. The text is that of all answers.
 */
export async function exactlyInTime(base: string, path: string): Promise<Answer> {
  let text = ''
  for (let again = 0; ; again++) {
    const answer = await exactly(base, path)
    text += answer.text
    if (answer.status !== 503 || again === 5) return { ...answer, text }
  }
}

/** Raw bytes that no browser would send, and the answer until the other side closes or the time is up. */
export const raw = (base: string, bytes: string, patience = 3000) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const socket = connect(Number(port), hostname, () => socket.write(bytes, 'latin1'))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    const timer = setTimeout(() => socket.destroy(), patience)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer)
    })
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(answer) : reject(error),
    )
  })
