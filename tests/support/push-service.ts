import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

const hmac = (key: Buffer, text: Buffer): Buffer => createHmac('sha256', key).update(text).digest()
const expand = (key: Buffer, info: Buffer, length: number): Buffer =>
  hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length)
const inBase64 = (bytes: Buffer): string => bytes.toString('base64url')

/** A device as a browser makes one: its keys, and how it reads what it is sent (RFC 8291 and 8188, by the letter). */
export function newDevice() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  const own = pair.getPublicKey()

  function read(body: Buffer): string {
    const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0]
    const sender = body.subarray(21, 21 + idLength)
    const shared = pair.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
    const key = hmac(salt, expand(hmac(auth, shared), info, 32))
    const contentKey = expand(key, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = expand(key, Buffer.from('Content-Encoding: nonce\0'), 12)
    const sealed = body.subarray(21 + idLength)
    const opener = createDecipheriv('aes-128-gcm', contentKey, nonce)
    opener.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
    // The last record ends with a 2 and zeros.
    return text.subarray(0, text.lastIndexOf(2)).toString()
  }
  return { keys: { p256dh: inBase64(own), auth: inBase64(auth) }, read }
}

/** Whether a header is signed with the key that it names, for this service, and valid now (RFC 8292). */
export function isSigned(
  authorization: string | undefined,
  { origin, key }: { origin: string; key: string },
) {
  const [, text, signature, named] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (!text || !signature || named !== key) return false
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(inBase64)
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const isTrue = verify(
    'sha256',
    Buffer.from(text),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString())
  const seconds = exp - Date.now() / 1000
  return isTrue && aud === origin && seconds > 0 && seconds <= 86_400 && /^(mailto|https):/.test(sub)
}

export type Taken = { path: string; headers: IncomingHttpHeaders; body: Buffer }
/** `before` is done before it answers; with the status 0 it hangs up instead. */
type Said = { status: number; headers?: Record<string, string>; before?: () => Promise<unknown> }

/** A push service on this machine. It notes what it takes, and answers each path with the status that it is told. */
export async function startPushService(port = 0) {
  const taken: Taken[] = []
  const statuses = new Map<string, Said>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const path = request.url ?? '/'
    taken.push({ path, headers: request.headers, body: Buffer.concat(parts) })
    const { status, headers, before }: Said = statuses.get(path) ?? { status: 201 }
    await before?.()
    if (status === 0) request.socket.destroy()
    else response.writeHead(status, headers).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    taken,
    statuses,
    of: (path: string): Taken[] => taken.filter((each) => each.path === path),
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
