import { expect, test } from 'vitest'
import { councilWithApi } from './api.ts'

const council = councilWithApi()
const { ask } = council

type Links = { link: string; marathiLink?: string }
type Row = { id: number; language_code: string; mainMenuLink: string; subMenus: { subLink: string }[] }

const addEntry = (entry: Links, items: Links[] = []) =>
  council.payload.create({
    collection: 'menu-entries',
    data: {
      label: { en: 'Schemes', mr: 'योजना' },
      ...entry,
      items: items.map((item) => ({ label: { en: 'Scheme', mr: 'योजना' }, ...item })),
      _status: 'published',
    },
  })

/** The links of an entry and its sub-entries, in the order of the rows. */
async function linksOf(id: number, query: string): Promise<string[][]> {
  const rows = (await (await ask(`/main-menus${query}`)).json()) as Row[]
  return rows
    .filter((row) => row.id === id)
    .map(({ mainMenuLink, subMenus }) => [mainMenuLink, ...subMenus.map(({ subLink }) => subLink)])
}

test('an entry leads each reader to the document in their language', async () => {
  const { id } = await addEntry({ link: '/uploads/plan-en.pdf', marathiLink: '/uploads/plan-mr.pdf' }, [
    { link: '/uploads/nulm-en.pdf', marathiLink: ' /uploads/nulm-mr.pdf ' },
    { link: '/pmay' },
  ])
  const english = ['/uploads/plan-en.pdf', '/uploads/nulm-en.pdf', '/pmay']
  const marathi = ['/uploads/plan-mr.pdf', '/uploads/nulm-mr.pdf', '/pmay']
  expect(await linksOf(id, '?lang=en')).toEqual([english])
  expect(await linksOf(id, '?lang=mr')).toEqual([marathi])
  expect(await linksOf(id, '')).toEqual([english, marathi])
})

test('an entry with one link leads there in both languages', async () => {
  const { id } = await addEntry({ link: '#' }, [{ link: '/history', marathiLink: '' }, { link: '#' }])
  for (const query of ['?lang=en', '?lang=mr'])
    expect(await linksOf(id, query)).toEqual([['#', '/history', '']])
})

test.each([
  [{ link: '/a', marathiLink: '//elsewhere.example/a' }, [], 'marathiLink'],
  [{ link: '#' }, [{ link: '/a', marathiLink: 'a.pdf' }], 'items.0.marathiLink'],
])('a Marathi link is no less a link: %j %j', async (entry, items, path) => {
  const message = expect.stringMatching(/^Link \(Marathi\) must be a path/)
  await expect(addEntry(entry, items)).rejects.toMatchObject({
    data: { errors: [expect.objectContaining({ message, path })] },
  })
})
