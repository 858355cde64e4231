import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBucket } from '../src/platform/files/bucket.ts'
import { apiOf } from './api/api.ts'
import { namedInPublic } from './api/named-in-public.ts'
import { openCouncil, type TestCouncil } from './council.ts'

const pdf = Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n')

describe.skipIf(!process.env.TEST_S3_URL)('files on an S3-compatible server (TEST_S3_URL)', () => {
  let council: TestCouncil
  beforeAll(async () => {
    council = await openCouncil()
  })
  afterAll(() => council.close())

  const settings = async () => {
    const { configuration } = council
    if (!configuration.bucket) throw new Error('the council has no bucket')
    return configuration.bucket
  }
  const store = () => {
    const file = { name: 'plan.pdf', data: pdf, mimetype: 'application/pdf', size: pdf.length }
    return council.payload.create({ collection: 'media', data: { alt: {} }, file })
  }

  it('are kept there alone, and leave through the API as they came', async () => {
    const { filename } = await store()
    const { readdir } = await import('node:fs/promises')
    expect(await readdir(council.uploadsDir).catch(() => [])).toEqual([])
    expect(await council.files.names()).toEqual([filename])
    const ask = await apiOf(council.payload)
    await namedInPublic(council.payload, String(filename))
    const response = await ask(`/uploads/${filename}`, { headers: { range: 'bytes=1-3' } })
    expect([response.status, await response.text()]).toEqual([206, 'PDF'])
  })

  it('are found by the bucket of the right key alone', async () => {
    const given = await settings()
    await openBucket(given).check()
    const wrong = openBucket({ ...given, secretAccessKey: 'guessed' })
    await expect(wrong.check()).rejects.toMatchObject({ code: '403' })
    await expect(openBucket({ ...given, bucket: 'nobodys' }).check()).rejects.toMatchObject({ code: '404' })
  })

  it('are refused when they were damaged on the way', async () => {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = await settings()
    const { AwsClient } = await import('aws4fetch')
    const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
    const headers = { 'x-amz-content-sha256': '0'.repeat(64) }
    const response = await client.fetch(`${endpoint}/${bucket}/x.pdf`, { method: 'PUT', body: 'x', headers })
    expect(response.status).toBe(400)
  })
})
