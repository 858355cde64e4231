import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { browserFiles } from './browser-files.ts'

const app = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../app')
// The build leaves out a style sheet of which nothing is named.
const statement = /^import\s+(?!type\b)[^'"]*from\s+['"](\.[^'"]+)['"]/gm

/** The style sheets that a module names, itself or through others. */
function stylesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const targets = [...readFileSync(file, 'utf8').matchAll(statement)].map(([, target = '']) =>
    path.join(path.dirname(file), target),
  )
  return targets.flatMap((target) => {
    if (target.endsWith('.css')) return [target]
    return existsSync(target) ? stylesOf(target, seen) : []
  })
}

/** The file around every page has its style sheets. */
const isOfFrame = (style: string): boolean =>
  browserFiles.some(({ name, test: has }) => name === 'frame' && typeof has === 'function' && has(style))

const ofEveryPage = stylesOf(path.join(app, 'root.tsx'))

// React Router takes the loader out of the browser's script, and with it what only the loader imports.
test.each([
  ['services/service-body.tsx', 'services/service-page.tsx'],
  ['budget/written-budget.tsx', 'budget/budget-pages.tsx'],
  ['notices/load-notices.tsx', 'notices/notice-page.tsx'],
  ['council-work/present-work.tsx', 'council-work/work-page.tsx'],
  ['events/load-events.tsx', 'events/events-page.tsx'],
  ['reports/load-reports.tsx', 'reports/reports-page.tsx'],
  ['documents/document-text.tsx', 'documents/document-pages.tsx'],
])('what the server writes by %s has its style sheets in the browser’s build, by %s', (content, page) => {
  const own = new Set([...ofEveryPage, ...stylesOf(path.join(app, page))])
  const missing = stylesOf(path.join(app, content)).filter((style) => !own.has(style) && !isOfFrame(style))
  expect(missing.map((style) => path.relative(app, style))).toEqual([])
})
