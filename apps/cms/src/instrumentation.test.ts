import { expect, test, vi } from 'vitest'
import { onRequestError } from './instrumentation.ts'
import { logConsole } from './platform/console-log.ts'

test('a page of the desk that fails leaves its error in the log', () => {
  const log = { info: vi.fn(), debug: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const before = { ...console }
  logConsole(log as never, console)
  try {
    const failure = new TypeError('what a resident wrote')
    onRequestError(failure)
    expect(log.error).toHaveBeenCalledWith({ err: failure }, 'Next wrote to the console')
  } finally {
    Object.assign(console, before)
  }
})
