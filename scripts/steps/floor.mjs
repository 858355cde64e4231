import { readFileSync } from 'node:fs'
import { at } from './repository.mjs'

/** The oldest browsers with full function of an app, as its package.json names them for every tool: a browserslist. */
export const browsersOf = (app) => JSON.parse(readFileSync(at(app, 'package.json'), 'utf8')).browserslist

/** The major version of the oldest Chrome among them. */
export function oldestChrome(app) {
  const [, major] =
    browsersOf(app)
      .join('\n')
      .match(/^chrome >= (\d+)$/m) ?? []
  if (major === undefined) throw new Error(`The browserslist of ${app} names no Chrome.`)
  return Number(major)
}
