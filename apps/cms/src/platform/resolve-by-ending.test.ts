import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Loads Payload and both kinds of database in a process of its own, and says which module each import became. */
function loaded({ byEnding }: { byEnding: boolean }): string[] {
  const script = `
    import { registerHooks } from 'node:module'
    import { resolveByEnding } from './src/platform/resolve-by-ending.ts'
    if (${byEnding}) resolveByEnding()
    const found = []
    registerHooks({
      resolve(specifier, context, nextResolve) {
        const { url, format } = nextResolve(specifier, context)
        if (/drizzle-orm|date-fns/.test(context.parentURL)) found.push([specifier, context.parentURL, url, format].join(' '))
        return { url, format, shortCircuit: true }
      },
    })
    await import('payload')
    await import('@payloadcms/translations/languages/en')
    await import('@payloadcms/db-sqlite')
    await import('@payloadcms/db-postgres')
    await import('react-datepicker')
    console.log(JSON.stringify(found.sort()))`
  const cwd = path.join(import.meta.dirname, '../..')
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  return JSON.parse(said)
}

test('the modules of large packages are found where Node finds them, as what Node takes them for', () => {
  const node = loaded({ byEnding: false })
  for (const name of ['/drizzle-orm/', '/node_modules/date-fns/', '/react-datepicker/node_modules/date-fns/'])
    expect([name, node.filter((each) => each.includes(name)).length > 300]).toEqual([name, true])
  expect(loaded({ byEnding: true })).toEqual(node)
}, 120_000)
