import { afterEach, expect, test } from 'vitest'
import { apiOf } from '../api/api.ts'
import { openCouncil, type TestCouncil } from '../council.ts'

let council: TestCouncil
afterEach(() => council.close())

type Row = Record<string, string>

async function rowsOf(content: 'small' | 'one-language' | 'large') {
  council = await openCouncil()
  const { storeFirstContent } = await import('../../src/api/first-content/store-content.ts')
  await storeFirstContent(council.payload, content)
  const ask = await apiOf(council.payload)
  return async (path: string): Promise<Row[]> => (await ask(path)).json()
}

test('a small council has 17 wards and neither departments, nor an emblem, nor a short form', async () => {
  const rows = await rowsOf('small')
  expect(await rows('/wards?lang=en')).toHaveLength(17)
  expect(await rows('/departments?lang=en')).toEqual([])
  expect((await rows('/settings?lang=mr'))[0]).toMatchObject({
    name: 'नादखेड नगरपंचायत',
    abbreviation: '',
    logo: '',
    demonstration: '1',
  })
})

test('a council of one language gives its Marathi to readers of both', async () => {
  const rows = await rowsOf('one-language')
  for (const language of ['en', 'mr'])
    expect((await rows(`/settings?lang=${language}`))[0]?.name).toBe('आडगाव बुद्रुक नगरपरिषद')
})

test('a large council has 120 wards, the last one numbered in words, and a name of 60 letters', async () => {
  const rows = await rowsOf('large')
  const wards = await rows('/wards?lang=en')
  expect(wards).toHaveLength(120)
  expect(wards.at(-1)?.ward_no).toBe('One hundred and twenty')
  expect((await rows('/settings?lang=en'))[0]?.name).toHaveLength(60)
})

test.each([
  ['small', 'About Nagar Panchayat', 'नगरपंचायतीविषयी'],
  ['large', 'About Corporation', 'महानगरपालिकेविषयी'],
] as const)('the menu of the %s council speaks of its kind', async (content, english, marathi) => {
  const rows = await rowsOf(content)
  const labels = async (language: string) => JSON.stringify(await rows(`/main-menus?lang=${language}`))
  expect(await labels('en')).toContain(english)
  expect(await labels('mr')).toContain(marathi)
})

test('a made-up council is removed as the demo is: nothing invented stays, in the settings neither', async () => {
  await rowsOf('one-language')
  const { removeDemo } = await import('../../src/api/first-content/remove/remove-demo.ts')
  const { contentOf } = await import('../../src/platform/database/filled-marker.ts')
  await removeDemo(council.payload)
  const settings = await council.payload.findGlobal({ slug: 'settings', depth: 0 })
  expect(JSON.stringify(settings)).not.toMatch(/आडगाव|555/u)
  expect(settings.requiredLanguages).toBeNull()
  expect((await council.payload.count({ collection: 'wards' })).totalDocs).toBe(0)
  expect(await contentOf(council.payload)).toBe('own')
})
