import { createLog } from '@nagardwar/http/log'
import { expect, test, vi } from 'vitest'
import { originals } from '../images/original.ts'
import { createProbe } from './probe.ts'
import { createUploads } from './uploads.ts'

/** An API whose answer goes on until somebody cancels it. */
function endless(status: number, type: string) {
  const cancel = vi.fn()
  const upstream = async () =>
    new Response(new ReadableStream({ cancel }), { status, headers: { 'content-type': type } })
  return { upstream, cancel }
}

test.each([
  [404, 'text/html'],
  [500, 'application/pdf'],
  [200, 'text/html'],
])(
  'a document that is answered with %i and %s is not handed on, and its body is cancelled',
  async (status, type) => {
    const { upstream, cancel } = endless(status, type)
    const upload = createUploads(upstream, createLog('silent'))
    const request = new Request('http://council.example/api/uploads/tender.pdf')
    expect((await upload('/uploads/tender.pdf', request)).status).toBe(status === 404 ? 404 : 503)
    expect(cancel).toHaveBeenCalledOnce()
  },
)

test.each([404, 500])('the body of a picture that is answered with %i is cancelled', async (status) => {
  const { upstream, cancel } = endless(status, 'image/jpeg')
  await expect(originals(upstream)('/uploads/lake.jpg')).rejects.toThrow()
  expect(cancel).toHaveBeenCalledOnce()
})

test.each(['/uploads/lake.jpg', '/uploads/tender.pdf'])(
  'the body of an answer that does not tell the size of %s is cancelled',
  async (file) => {
    const { upstream, cancel } = endless(500, 'text/plain')
    await expect(createProbe(upstream)(file)).rejects.toThrow()
    expect(cancel).toHaveBeenCalledOnce()
  },
)
