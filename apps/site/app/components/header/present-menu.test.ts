import { expect, test } from 'vitest'
import { presentMenu } from './present-menu.ts'

const entries = [
  { label: 'Home', link: '/' },
  {
    label: 'City Profile',
    link: '#',
    items: [
      { label: 'Areas', link: '/uploads/areas.pdf' },
      { label: 'Roads', link: '/roads' },
    ],
  },
  { label: 'Complaints', link: '#', items: [{ label: 'Aaple Sarkar', link: 'https://aaplesarkar.example' }] },
]

const marked = (barePath: string) =>
  presentMenu(entries, barePath).flatMap((part) =>
    [part, ...part.items].filter((item) => item.current).map((item) => item.label),
  )

test('the page in view is marked, and the parent above it', () => {
  expect(marked('/roads')).toEqual(['City Profile', 'Roads'])
  expect(marked('/roads/')).toEqual(['City Profile', 'Roads'])
  expect(marked('/')).toEqual(['Home'])
  expect(marked('/contact')).toEqual([])
})

test('a document or another website is never the page in view', () => {
  expect(marked('/uploads/areas.pdf')).toEqual([])
})

test('a PDF is taken from the API base and another website as it is', () => {
  const [, city, complaints] = presentMenu(entries, '/')
  expect(city?.items[0]?.to).toEqual({ kind: 'document', href: '/api/uploads/areas.pdf' })
  expect(complaints?.items[0]?.to).toEqual({ kind: 'outside', href: 'https://aaplesarkar.example' })
})

test('a PDF in the menu knows its size, where that was found out', () => {
  const [city] = presentMenu(
    [{ ...(entries[1] ?? { label: '', link: '' }), files: { '/uploads/areas.pdf': { bytes: 4096 } } }],
    '/',
  )
  expect(city?.items.map((item) => item.bytes)).toEqual([4096, undefined])
})

test.each(['#', '#.', '', 'javascript:alert(1)'])(
  'an entry with the link %j is shown, not linked',
  (link) => {
    const [soon, parent] = presentMenu(
      [
        { label: 'Soon', link, items: [] },
        { label: 'Services', link: '#', items: [{ label: 'Water', link }] },
      ],
      '/',
    )
    expect(soon).toMatchObject({ label: 'Soon', to: { kind: 'none' }, items: [] })
    expect(parent?.items).toMatchObject([{ label: 'Water', to: { kind: 'none' }, current: false }])
  },
)

test.each(['/%zz%', '/%', '/%E0%A4'])(
  'a link that is no encoding, %s, marks nothing and breaks nothing',
  (link) => {
    const parts = presentMenu([{ label: 'Odd', link }, ...entries], '/roads')
    expect(parts.find(({ label }) => label === 'Odd')?.current).toBe(false)
  },
)

test('an encoded link is the page that it names', () => {
  const [page] = presentMenu([{ label: 'कर', link: '/%E0%A4%95%E0%A4%B0' }], '/कर')
  expect(page?.current).toBe(true)
})
