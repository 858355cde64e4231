import { expect, test } from 'vitest'
import { createProbe } from './probe.ts'

const pdf = '/uploads/budget.pdf'
const head = (headers: Record<string, string>) => new Response(null, { headers })

test('a document says its size by HEAD', async () => {
  const probe = createProbe(async () => head({ 'content-length': '421888' }))
  expect(await probe(pdf)).toEqual({ bytes: 421_888 })
})

test('where HEAD keeps the size to itself, the first byte tells it', async () => {
  const probe = createProbe(async (_, init) =>
    init?.method === 'HEAD'
      ? head({})
      : new Response('%', {
          status: 206,
          headers: { 'content-range': 'bytes 0-0/421888', 'content-length': '1' },
        }),
  )
  expect(await probe(pdf)).toEqual({ bytes: 421_888 })
})

test('a document whose size nobody tells is a document without a size', async () => {
  expect(await createProbe(async () => head({}))(pdf)).toEqual({})
})
