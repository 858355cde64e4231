import { type ListName, languages, listNames, listPaths, lists, sentSchema } from '@nagardwar/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { api, ask } from '../support/council.ts'
import { hiddenTexts, textsIn } from '../support/hidden-records.ts'

/** Lists that the demo council fills: all except staff's own wording. */
const filled = (name: ListName) => name !== 'texts' || undefined

async function rowsOf(name: ListName, query = ''): Promise<unknown[]> {
  const response = await ask(api(listPaths[name].path) + query)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  const body = (await response.json()) as unknown
  return z.array(z.unknown()).parse(lists[name].wrapper ? (body as { data: unknown }).data : body)
}

const problemsOf = (name: ListName, rows: unknown[]) =>
  rows.flatMap(
    (row) =>
      sentSchema(name)
        .safeParse(row)
        .error?.issues.map((issue) => ({ row, issue })) ?? [],
  )

describe.each(listNames)('the list %s', (name) => {
  test.each(languages)('answers in %s exactly as the contract says', async (language) => {
    const rows = await rowsOf(name, `?lang=${language}`)
    expect(problemsOf(name, rows)).toEqual([])
    if (filled(name)) expect(rows.length).toBeGreaterThan(0)
    if (listPaths[name].language)
      expect(new Set(rows.map((row) => (row as { language_code: string }).language_code))).toEqual(
        new Set([language]),
      )
  })

  test('takes each name of the language parameter, and no other language', async () => {
    const [first, second, third] = await Promise.all(
      ['lang', 'language_code', 'language'].map((parameter) => rowsOf(name, `?${parameter}=mr`)),
    )
    expect(second).toEqual(first)
    expect(third).toEqual(first)
    const refused = await ask(`${api(listPaths[name].path)}?lang=hi`)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({ message: expect.any(String) })
  })

  test('has every record once in each language when no language is asked, with one id for both', async () => {
    const rows = (await rowsOf(name)) as { id: number; language_code?: string }[]
    expect(problemsOf(name, rows)).toEqual([])
    if (!listPaths[name].language) return
    const ids = (language: string) =>
      rows.filter((row) => row.language_code === language).map((row) => row.id)
    expect(ids('mr')).toEqual(ids('en'))
  })

  test('has no draft and no expired notice in it', async () => {
    const texts = textsIn(await rowsOf(name))
    expect(hiddenTexts.length).toBeGreaterThan(10)
    expect(hiddenTexts.filter((text) => texts.has(text))).toEqual([])
  })

  test('is not sent again when nothing changed', async () => {
    const first = await ask(`${api(listPaths[name].path)}?lang=en`)
    const etag = first.headers.get('etag')
    expect(etag).toBeTruthy()
    expect(first.headers.get('cache-control')).toMatch(
      /public, max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+/,
    )
    const again = await ask(`${api(listPaths[name].path)}?lang=en`, {
      headers: { 'if-none-match': etag ?? '' },
    })
    expect(again.status).toBe(304)
  })
})

test('every file that a list names is there, with its type', async () => {
  const names: ListName[] = ['citizenCharter', 'sliders', 'developmentPlanMaps', 'meetings']
  const paths = (await Promise.all(names.map((name) => rowsOf(name, '?lang=mr'))))
    .flatMap((rows) => rows.slice(0, 3))
    .flatMap((row) => Object.values(row as object).filter((value) => String(value).startsWith('/uploads/')))
  expect(paths.length).toBeGreaterThan(8)
  for (const path of paths) {
    const response = await ask(api(path as string), { method: 'HEAD' })
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('content-type')).toMatch(/^(application\/pdf|image\/(jpeg|png|webp))$/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('an unknown list is not found, in words and not in a stack', async () => {
  const response = await ask(api('/nothing-here'))
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: expect.any(String) })
})
