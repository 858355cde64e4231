import { expect, test, vi } from 'vitest'
import { boundedBody, TooLarge, TooSlow } from './bounded-body.ts'

const streamOf = (...chunks: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
        controller.close()
      },
    }),
  ).body

test('a body is read whole up to the limit', async () => {
  expect((await boundedBody(streamOf('ro', 'ad'), 4, 1000)).toString()).toBe('road')
  expect((await boundedBody(null, 4, 1000)).length).toBe(0)
})

test('a body over the limit is refused, whatever length was announced', async () => {
  await expect(boundedBody(streamOf('ro', 'ads'), 4, 1000)).rejects.toThrow(TooLarge)
})

test('a body that does not end is given up', async () => {
  await expect(boundedBody(new ReadableStream(), 4, 20)).rejects.toThrow(TooSlow)
})

test.each([
  ['too large', 3, 1000],
  ['too slow', 100, 20],
])('a body that is %s is cancelled where it comes from', async (_what, most, ms) => {
  const cancel = vi.fn()
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('road')),
    cancel,
  })
  await expect(boundedBody(body, most, ms)).rejects.toThrow()
  expect(cancel).toHaveBeenCalledOnce()
})
