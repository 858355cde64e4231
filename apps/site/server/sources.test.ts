import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

test('Node reads the sources of the server as they are, which `npm run dev` starts', () => {
  // Node takes the types out of .ts, and knows no .tsx.
  const script = "await import('./server/listener.ts'); await import('./server/run.ts'); console.log('read')"
  const cwd = path.join(import.meta.dirname, '..')
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    encoding: 'utf8',
  })
  expect(said).toContain('read')
}, 60_000)
