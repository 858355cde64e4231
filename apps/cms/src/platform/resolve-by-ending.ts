import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const kept = globalThis as { resolvesByEnding?: true }
/** Packages of many small modules, whose package.json is large. */
const rootOfLarge = /^(.*\/node_modules\/(?:drizzle-orm|date-fns)\/)/
const ofModules = new Map<string, boolean>()

function isOfModules(root: string): boolean {
  const known =
    ofModules.get(root) ?? JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).type === 'module'
  ofModules.set(root, known)
  return known
}

/**
 * Node parses the package.json of drizzle-orm (177 KB) and of date-fns (200 KB) for each of their thousand relative
 * imports, to learn what kind of module each is: two seconds and 250 MB at every start. Here it is read once, and the
 * ending of the file says the rest. To be called before anything imports these packages.
 */
export function resolveByEnding(): void {
  // In a Node without this function all works as before.
  if (kept.resolvesByEnding || typeof registerHooks !== 'function') return
  kept.resolvesByEnding = true
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const kind = /^\.\.?\/.*\.(js|cjs)$/.exec(specifier)?.[1]
      const root = kind && rootOfLarge.exec(context.parentURL ?? '')?.[1]
      if (!root || !isOfModules(root)) return nextResolve(specifier, context)
      return {
        url: new URL(specifier, context.parentURL).href,
        format: kind === 'js' ? 'module' : 'commonjs',
        shortCircuit: true,
      }
    },
  })
}
