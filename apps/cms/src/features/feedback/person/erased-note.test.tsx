import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErasedNote } from './erased-note.tsx'

const noteFor = (copies: { name: string; endsOn: string | null }[], isUnseen = false) =>
  renderToStaticMarkup(
    <ErasedNote erasure={{ erased: 1, isOverwritten: true, backups: { copies, isUnseen } }} language="mr" />,
  )

test('whoever erases reads which copies still hold it', () => {
  expect(noteFor([{ name: 'nagardwar-2026-11-28T020000.tar.gz', endsOn: '2026-12-14' }])).toContain(
    '१४.१२.२०२६',
  )
})

test('where no copy holds it, that is said', () => {
  expect(noteFor([])).toContain('कोणत्याही बॅकअपमध्ये ही माहिती नाही')
})

test('where a place of backups could not be looked at, nobody says that no copy holds it', () => {
  for (const copies of [[], [{ name: 'nagardwar-2026-11-28T020000.tar.gz', endsOn: '2026-12-14' }]]) {
    expect(noteFor(copies, true)).toContain('बॅकअपची सर्व ठिकाणे तपासता आली नाहीत')
    expect(noteFor(copies, true)).not.toContain('कोणत्याही बॅकअपमध्ये ही माहिती नाही')
  }
})
