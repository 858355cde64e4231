import { expect, test, vi } from 'vitest'
import { logConsole } from './console-log.ts'
import { createDeskLog } from './log.ts'

const original = {
  log: vi.fn(),
  info: vi.fn(),
  debug: vi.fn(),
  trace: vi.fn(),
  warn: vi.fn(),
  error: vi.fn(),
}

function taken() {
  const target = { ...original }
  const lines: string[] = []
  logConsole(
    createDeskLog('info', (line) => lines.push(line)),
    target,
  )
  return { target, lines }
}

test('what Next writes to the console is a line of our log without values', () => {
  const { target, lines } = taken()
  const failure = Object.assign(new Error('Failed query: select * from users params: asha@x.example'), {
    code: 'SQLITE_ERROR',
  })
  target.error(' ⨯', failure)
  target.error(failure)
  target.warn('Asha Patil sent %s', '5550140')
  target.log('▲ Next.js')
  expect(lines.join('')).not.toMatch(/select|asha|5550140/i)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', message: 'Next wrote to the console', err: { name: 'Error', code: 'SQLITE_ERROR' } },
    { level: 'error', err: { stack: expect.stringContaining('console-log.test.ts') } },
    { level: 'warn', message: 'Next wrote to the console' },
    { level: 'info' },
  ])
  for (const method of Object.values(original)) expect(method).not.toHaveBeenCalled()
})
