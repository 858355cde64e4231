import { afterEach, expect, test, vi } from 'vitest'
import { share } from './share.ts'

const notice = { title: 'Water supply', url: 'https://council.example/api/uploads/water.pdf' }
const refuse = (name: string) => () => Promise.reject(new DOMException('refused', name))

afterEach(() => vi.unstubAllGlobals())

function onDevice(device: { share?: unknown; writeText?: unknown }) {
  const clipboard = device.writeText ? { writeText: device.writeText } : undefined
  vi.stubGlobal('navigator', { share: device.share, clipboard })
  vi.spyOn(console, 'warn').mockReturnValue()
}

test('a phone opens its own list of apps, and nothing is copied', async () => {
  const [open, writeText] = [vi.fn(async () => undefined), vi.fn()]
  onDevice({ share: open, writeText })
  expect(await share(notice)).toBe('opened')
  expect(open).toHaveBeenCalledWith(notice)
  expect(writeText).not.toHaveBeenCalled()
})

test('whoever closes the list gets nothing copied instead', async () => {
  const writeText = vi.fn()
  onDevice({ share: refuse('AbortError'), writeText })
  expect(await share(notice)).toBe('opened')
  expect(writeText).not.toHaveBeenCalled()
})

test.each([
  ['has no list of apps', undefined],
  ['refuses the list', refuse('NotAllowedError')],
])('a device that %s copies the address', async (_what, open) => {
  const writeText = vi.fn(async () => undefined)
  onDevice({ share: open, writeText })
  expect(await share(notice)).toBe('copied')
  expect(writeText).toHaveBeenCalledWith(notice.url)
})

test.each([
  ['no clipboard', undefined],
  ['a clipboard that refuses', refuse('NotAllowedError')],
])('with %s it says that it failed', async (_what, writeText) => {
  onDevice({ writeText })
  expect(await share(notice)).toBe('failed')
})
