import { expect, test } from 'vitest'
import { documentOf } from './document-of.ts'

test('a page is parsed, and nothing that it preloads is fetched', async () => {
  const page = documentOf('<head><link rel="preload" as="fetch" href="/words.json"></head><h1>Roads</h1>')
  expect(page.querySelector('h1')?.textContent).toBe('Roads')
  // A fetch that failed would end the run as an error that nobody handled.
  await new Promise((resolve) => setTimeout(resolve))
})
