import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Loads both kinds of database in a process of its own, and says which module each import of drizzle became. */
function loaded({ byEnding }: { byEnding: boolean }): string[] {
  const script = `
    import { registerHooks } from 'node:module'
    import { resolveDrizzleByEnding } from './src/database/drizzle-modules.ts'
    if (${byEnding}) resolveDrizzleByEnding()
    const found = []
    registerHooks({
      resolve(specifier, context, nextResolve) {
        const { url, format } = nextResolve(specifier, context)
        if (/drizzle-orm/.test(context.parentURL)) found.push([specifier, context.parentURL, url, format].join(' '))
        return { url, format, shortCircuit: true }
      },
    })
    await import('@payloadcms/db-sqlite')
    await import('@payloadcms/db-postgres')
    console.log(JSON.stringify(found.sort()))`
  const cwd = path.join(import.meta.dirname, '../..')
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    encoding: 'utf8',
  })
  return JSON.parse(said)
}

test('the modules of drizzle are found where Node finds them, as what Node takes them for', () => {
  const node = loaded({ byEnding: false })
  expect(node.length).toBeGreaterThan(500)
  expect(loaded({ byEnding: true })).toEqual(node)
}, 120_000)
