import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { partsOf, readGuide, readPicture } from './guide.ts'

const pictures = path.join(import.meta.dirname, '../../../../../docs/desk/pictures')

it('a document is read as headings, steps, points, pictures and text', () => {
  const document = '# One\n\n1. first\n2. second\n\n- a\n\n![What it shows](pictures/a-1.png)\n\nwords\nmore'
  expect(partsOf(document)).toEqual([
    { kind: 'heading', level: 1, text: 'One' },
    { kind: 'steps', steps: ['first', 'second'] },
    { kind: 'points', points: ['a'] },
    { kind: 'picture', alt: 'What it shows', name: 'a-1.png' },
    { kind: 'text', text: 'words more' },
  ])
})

const tasksOf = async (language: 'en' | 'mr') =>
  (await readGuide(language)).filter((part) => part.kind === 'heading' && part.level === 2)

it('the guide has the same tasks in both languages, ten at least', async () => {
  const tasks = await tasksOf('en')
  expect(tasks.length).toBeGreaterThanOrEqual(10)
  expect(await tasksOf('mr')).toHaveLength(tasks.length)
})

describe.each(['en', 'mr'] as const)('the guide in %s', (language) => {
  it('shows its tasks with pictures that are there', async () => {
    const parts = await readGuide(language)
    const shown = parts.flatMap((part) => (part.kind === 'picture' ? [part] : []))
    expect(shown.length).toBeGreaterThan(2)
    for (const { name, alt } of shown) {
      expect(existsSync(path.join(pictures, name)), name).toBe(true)
      expect(alt).not.toBe('')
    }
  })
})

it('only the guide’s own pictures are served', async () => {
  expect(await readPicture('../en.md')).toBeUndefined()
  expect(await readPicture('missing.png')).toBeUndefined()
})
