import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openBucket } from './bucket.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A bucket on a fake server. */
async function bucketOn(behave: RequestListener, limit = 20_000) {
  const listening = createServer(behave).listen(0, '127.0.0.1')
  server = listening
  await new Promise((resolve) => listening.once('listening', resolve))
  const { port } = listening.address() as AddressInfo
  return bucketAt(port, limit)
}

const bucketAt = (port: number, limit = 20_000) =>
  openBucket(
    {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'council',
      region: 'ap-south-1',
      accessKeyId: 'clerk',
      secretAccessKey: 'secret',
    },
    { read: limit, write: limit },
  )

describe('a bucket', () => {
  it('is asked for a file at its own address, signed, uncompressed', async () => {
    const asked: unknown[] = []
    const bucket = await bucketOn(({ method, url, headers }, response) => {
      asked.push([method, url, headers.authorization?.split(',')[0], headers['accept-encoding']])
      response
        .writeHead(200, { 'content-length': '7', 'last-modified': 'Fri, 02 Jan 2026 03:04:05 GMT' })
        .end()
    })
    const file = await bucket.find('lake-0123.jpg')
    expect([file?.size, file?.modified.toISOString()]).toEqual([7, '2026-01-02T03:04:05.000Z'])
    const key = expect.stringMatching(
      /^AWS4-HMAC-SHA256 Credential=clerk\/\d{8}\/ap-south-1\/s3\/aws4_request$/,
    )
    expect(asked).toEqual([['HEAD', '/council/lake-0123.jpg', key, 'identity']])
  })

  it('says that a file is not there only when the server says so', async () => {
    const bucket = await bucketOn((_, response) => response.writeHead(404).end())
    expect(await bucket.find('lake.jpg')).toBeUndefined()
  })

  it('follows no redirect of its server', async () => {
    const asked: unknown[] = []
    const bucket = await bucketOn(({ url }, response) => {
      asked.push(url)
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    await expect(bucket.find('lake.jpg')).rejects.toMatchObject({ name: 'StoreUnavailable' })
    expect(asked).toEqual(['/council/lake.jpg'])
  })

  it.each([403, 500, 503])('is unavailable when its server answers %i', async (status) => {
    const bucket = await bucketOn((_, response) => response.writeHead(status).end())
    const failure = { name: 'StoreUnavailable', code: String(status) }
    await expect(bucket.find('lake.jpg')).rejects.toMatchObject(failure)
    await expect(bucket.put('lake.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toMatchObject(failure)
    await expect(bucket.remove('lake.jpg')).rejects.toMatchObject(failure)
    await expect(bucket.check()).rejects.toMatchObject(failure)
  })

  it('is unavailable when its server hangs', async () => {
    const bucket = await bucketOn(() => {}, 200)
    await expect(bucket.find('lake.jpg')).rejects.toMatchObject({ name: 'StoreUnavailable' })
  })

  it('is unavailable when nobody listens', async () => {
    await expect(bucketAt(9).find('lake.jpg')).rejects.toMatchObject({ code: expect.stringContaining('E') })
  })
})

it('a bucket gets a file of the disk whole, with its length and hash, and tells its names', async () => {
  const file = new URL(import.meta.url).pathname
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  const asked: unknown[] = []
  const bucket = await bucketOn((request, response) => {
    const got = createHash('sha256')
    request.on('data', (chunk) => got.update(chunk))
    request.on('end', () => {
      asked.push([request.method, request.headers['content-length'], got.digest('hex')])
      response.end('<Contents><Key>nagardwar-2026-11-23T020000.tar.gz.age</Key></Contents>')
    })
  })
  await bucket.putFile('archive', file, hash)
  expect(asked).toEqual([['PUT', String(statSync(file).size), hash]])
  expect(await bucket.names('nagardwar-')).toEqual(['nagardwar-2026-11-23T020000.tar.gz.age'])
})
