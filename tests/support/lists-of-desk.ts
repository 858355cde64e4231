import { readFileSync } from 'node:fs'

/** Every collection of the desk, including Payload's own, as its generated types name them. */
export const listsOfDesk: string[] = (() => {
  const types = readFileSync(new URL('../../apps/cms/src/payload-types.ts', import.meta.url), 'utf8')
  const block = types.match(/^ {2}collections: \{\n([\s\S]*?)^ {2}\};/m)?.[1] ?? ''
  return [...block.matchAll(/^ {4}'?([a-z-]+)'?: /gm)].map(([, slug = '']) => slug)
})()
