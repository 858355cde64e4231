import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErasedNote } from './erased-note.tsx'

const noteFor = (backups: { name: string; endsOn: string | null }[]) =>
  renderToStaticMarkup(<ErasedNote erasure={{ erased: 1, isOverwritten: true, backups }} language="mr" />)

test('whoever erases reads which copies still hold it', () => {
  expect(noteFor([{ name: 'nagardwar-2026-11-28T020000.tar.gz', endsOn: '2026-12-14' }])).toContain(
    '१४.१२.२०२६',
  )
})

test('where no copy holds it, that is said', () => {
  expect(noteFor([])).toContain('कोणत्याही बॅकअपमध्ये ही माहिती नाही')
})
