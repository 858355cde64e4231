import { request as ask, createServer } from 'node:http'

/** What can be wrong between the site and the desk, as answers to a request. */
const answers = {
  500: (response) => response.writeHead(500, json).end('{"message":"Something broke"}'),
  HTML: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>'),
  'half a body': (response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' }).write('[{"id":1,')
    setTimeout(() => response.destroy(), 20)
  },
  'wrong types': (response) => response.writeHead(200, json).end('[1, null, {"id": {}}, "road"]'),
}
const json = { 'content-type': 'application/json' }

/** A road from the site to the desk on which everything can happen. */
export async function troubledRoad(deskPort) {
  let mood = 'well'
  const passOn = (incoming, outgoing) => {
    const { method, url: path, headers } = incoming
    const onward = ask({ host: '127.0.0.1', port: deskPort, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }
  const server = createServer((incoming, outgoing) => {
    if (mood === 'well') return passOn(incoming, outgoing)
    if (mood === 'slow') return setTimeout(passOn, 1500, incoming, outgoing)
    incoming.resume()
    answers[mood]?.(outgoing)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    root: `http://127.0.0.1:${server.address().port}/api`,
    become(next) {
      mood = next
      server.closeAllConnections()
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
