import type { Row } from '@nagardwar/contract/browser'
import { describe, expect, test } from 'vitest'
import * as dynamic from '../routes/dynamic/route.tsx'
import * as roads from '../routes/roads/route.tsx'
import { example, loaded, loading, renderPage, unavailable } from '../testing/render-page.tsx'

const [sample] = example('roads').value
const road = (id: number, lastChanged?: string): Row<'roads'> => ({
  ...(sample as Row<'roads'>),
  id,
  description: `Road ${id}`,
  ...(lastChanged ? { lastChanged } : {}),
})
const words = /last changed or reviewed: (\S+)/

describe('a page says when its own content was last changed or reviewed', () => {
  const lists = { roads: loaded<'roads'>(road(1, '2024-03-05'), road(2, '2025-11-14'), road(3)) }

  test('with the latest day of its records', () => {
    expect(words.exec(renderPage(roads, lists).text)?.[1]).toBe('14.11.2025')
  })

  test('in Marathi with Devanagari digits', () => {
    const { text } = renderPage(roads, lists, { language: 'mr' })
    expect(text).toContain('या पानावरील माहितीतील शेवटचा बदल किंवा आढावा: १४.११.२०२५')
  })

  test.each([
    ['no record says its day', loaded<'roads'>(road(1))],
    ['the list is on its way', loading],
    ['the list cannot be had', unavailable],
  ])('but says nothing while %s', (_, list) => {
    expect(renderPage(roads, { roads: list }).text).not.toMatch(words)
  })

  test('not that of other pages whose records come in the same list', () => {
    const lists = {
      departments: example('disclosureDepartments'),
      headings: example('headings'),
      generalAdminHeadings: example('generalAdminHeadings'),
      headingDocuments: loaded<'headingDocuments'>(),
    }
    const own = example('headings').value.find(({ link }) => link === '/account-budget')
    const document = (id: number, headingId: number, lastChanged: string): Row<'yearDocuments'> => ({
      id,
      language: 'en',
      status: 1,
      headingId,
      year: '2023-24',
      title: 'Budget',
      pdf: '/uploads/budget.pdf',
      lastChanged,
    })
    const yearDocuments = loaded<'yearDocuments'>(
      document(1, own?.headingId ?? 0, '2019-06-01'),
      document(2, 4711, '2026-11-01'),
    )
    const page = renderPage(dynamic, { arrived: { ...lists, yearDocuments } }, { path: '/account-budget' })
    expect(words.exec(page.text)?.[1]).toBe('01.06.2019')
  })
})
