import { registerHooks } from 'node:module'

const kept = globalThis as { resolvesDrizzle?: true }
const inDrizzle = /\/node_modules\/drizzle-orm\//

/**
 * Node parses the package.json of drizzle-orm (177 KB) for each of its thousand relative imports, to learn what kind of
 * module each is: a second and 160 MB at every start. There the ending of the file says it, so Node need not ask.
 */
export function resolveDrizzleByEnding(): void {
  // In a Node without this function all works as before.
  if (kept.resolvesDrizzle || typeof registerHooks !== 'function') return
  kept.resolvesDrizzle = true
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const kind = /^\.\.?\/.*\.(js|cjs)$/.exec(specifier)?.[1]
      if (!kind || !context.parentURL || !inDrizzle.test(context.parentURL))
        return nextResolve(specifier, context)
      return {
        url: new URL(specifier, context.parentURL).href,
        format: kind === 'js' ? 'module' : 'commonjs',
        shortCircuit: true,
      }
    },
  })
}
