import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '../..')
const words = /^\s*(?:en|mr): (?:'|`|")(.+)(?:'|`|"),?$/gm
const technical = /\b(?:npm|npx|systemctl) |\b[A-Z]{2,}(?:_[A-Z]+)+\b|\bORIGIN\b/

test('the desk names no setting of the server and no command to staff, but on the operator’s page', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !/^(views|features)\/server-tasks\//.test(file) && !file.includes('.test.'),
  )
  const texts = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(words)].map(
      ([, text = '']) => `${file}: ${text}`,
    ),
  )
  expect(texts.length).toBeGreaterThan(700)
  expect(texts.filter((text) => technical.test(text))).toEqual([])
})
