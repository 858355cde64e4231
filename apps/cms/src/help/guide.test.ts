import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { partsOf, readGuide, readPicture } from './guide.ts'

const pictures = path.join(import.meta.dirname, '../../../../docs/desk/pictures')

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

describe.each(['en', 'mr'] as const)('the guide in %s', (language) => {
  it('shows sixteen tasks, with pictures that are there', async () => {
    const parts = await readGuide(language)
    const tasks = parts.filter((part) => part.kind === 'heading' && part.level === 2)
    expect(tasks).toHaveLength(16)
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
