import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect as connectPlain } from 'node:net'
import { connect as connectTls } from 'node:tls'

const patience = 10_000
/** Of an answer, in bytes: more says nothing new. */
const enough = 256 * 1024

function textOf(response) {
  return new Promise((resolve, reject) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (chunk) => {
      text += chunk
      if (text.length > enough) response.destroy()
    })
    response.on('close', () => resolve(text))
    response.on('error', reject)
  })
}

/**
 * Asks an address once, as a stranger does: no redirect is followed. `authority` is a certificate to trust beside the
 * system's, for a council with an authority of its own; `body` is what is sent.
 */
export function ask(address, { method = 'GET', headers = {}, authority = '', body = '' } = {}) {
  const url = new URL(address)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const options = {
      method,
      agent: false,
      signal: AbortSignal.timeout(patience),
      headers: { 'user-agent': 'Nagardwar check of the installation', ...headers },
      ...(authority ? { ca: authority } : {}),
    }
    const sent = request(url, options, (response) => {
      const { statusCode: status, headers: found, headersDistinct: all } = response
      textOf(response).then((text) => resolve({ status, headers: found, all, text }), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const hostOf = (url) => url.hostname.replace(/^\[|\]$/g, '')

/** Whether somebody takes connections there: `open`, `closed`, or `own` where the name leads to this machine's loopback. */
export function stateOfPort(origin, port) {
  return new Promise((resolve) => {
    const socket = connectPlain({ host: hostOf(new URL(origin)), port, timeout: 3000 })
    const end = (state) => {
      socket.destroy()
      resolve(state)
    }
    socket.on('connect', () => end(/^(?:127\.|::1$)/.test(socket.remoteAddress ?? '') ? 'own' : 'open'))
    socket.on('timeout', () => end('closed'))
    socket.on('error', () => end('closed'))
  })
}

/** What TLS is agreed on: version and the certificate's end. Rejects where there is none with these options. */
export function shakeHands(origin, { authority, ...options } = {}) {
  const url = new URL(origin)
  const host = hostOf(url)
  return new Promise((resolve, reject) => {
    const socket = connectTls({
      host,
      port: Number(url.port || 443),
      servername: /^[\d.:]+$/.test(host) ? undefined : host,
      timeout: patience,
      ...(authority ? { ca: authority } : {}),
      ...options,
    })
    socket.on('secureConnect', () => {
      resolve({ version: socket.getProtocol(), endsAt: new Date(socket.getPeerCertificate().valid_to) })
      socket.destroy()
    })
    socket.on('timeout', () => socket.destroy(new Error('no answer')))
    socket.on('error', reject)
  })
}
