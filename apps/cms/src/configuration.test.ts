import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'

describe('the configuration', () => {
  it('needs nothing while developing: a database and a folder in the repository', () => {
    const { databaseUrl, uploadsDir, origins, firstContent } = readConfiguration({})
    const root = path.resolve(import.meta.dirname, '../../..')
    expect(databaseUrl).toBe(`file:${root}/data/cms/cms.db`)
    expect(uploadsDir).toBe(`${root}/data/cms/uploads`)
    expect(origins).toEqual(['http://localhost:3001', 'http://127.0.0.1:3001'])
    expect(firstContent).toBe('demo')
  })

  it.each([
    [{ SEED: 'skeleton' }, 'skeleton'],
    [{ SEED: 'empty' }, 'empty'],
    [{ SEED_DEMO: '0' }, 'empty'],
    [{ SEED: 'skeleton', SEED_DEMO: '0' }, 'skeleton'],
  ])('begins a new council as %j says', (environment, firstContent) => {
    expect(readConfiguration(environment)).toMatchObject({ firstContent })
  })

  it('treats an empty variable as absent', () => {
    expect(readConfiguration({ CMS_ORIGIN: '', DATABASE_URL: ' ' }).databaseUrl).toMatch(/^file:/)
  })

  it('refuses to start in production without a secret, but builds without one', () => {
    expect(() => readConfiguration({ NODE_ENV: 'production' })).toThrow('PAYLOAD_SECRET is missing')
    const building = { NODE_ENV: 'production', NEXT_PHASE: 'phase-production-build' }
    expect(readConfiguration(building)).toMatchObject({ firstContent: 'empty' })
  })

  it.each([
    ['PAYLOAD_SECRET', 'fifteen-letters'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['CMS_ORIGIN', 'desk.example.org'],
    ['CMS_ORIGIN', 'https://desk.example.org/admin'],
    ['PORT', '70000'],
    ['SEED', 'yes'],
    ['SEED_DEMO', 'yes'],
    ['TRUSTED_HOPS', 'two'],
    ['FEEDBACK_PER_MINUTE', '-1'],
    ['METRICS_TOKEN', 'fifteen-letters'],
    ['CMS_SECRET', 'fifteen-letters'],
    ['API_COMPATIBILITY', 'images-as-text,yes'],
  ])('names a wrong %s (%s)', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(name)
  })

  it('sends the login cookie over https only where the desk has https', () => {
    expect(readConfiguration({ CMS_ORIGIN: 'https://desk.example.org' }).isServedSecurely).toBe(true)
    expect(readConfiguration({}).isServedSecurely).toBe(false)
  })

  const bucket = {
    S3_ENDPOINT: 'https://s3.example.org',
    S3_BUCKET: 'council',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }

  it('keeps files in a bucket when all that belongs to it is given', () => {
    expect(readConfiguration({}).bucket).toBeUndefined()
    expect(readConfiguration(bucket).bucket).toMatchObject({ bucket: 'council', region: 'us-east-1' })
  })

  it.each(Object.keys(bucket))('names %s when only that is missing for a bucket', (name) => {
    expect(() => readConfiguration({ ...bucket, [name]: '' })).toThrow(`also need ${name}.`)
  })

  it.each([
    ['S3_ENDPOINT', 'https://s3.example.org/council'],
    ['S3_BUCKET', 'Council Files'],
  ])('names a wrong %s (%s)', (name, value) => {
    expect(() => readConfiguration({ ...bucket, [name]: value })).toThrow(name)
  })
})
