import { describe, expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const functions = example('functions')
const clause1 = '(1) Unless this Act provides otherwise'
const clause2 = '(2) It is the duty of every Council'

describe('the page of the council’s functions', () => {
  test('has the two clauses, and letters the duties of the second', () => {
    const { text } = renderPage(page, { functions })
    expect(text).toContain(clause1)
    expect(text).toContain(clause2)
    expect(text).toContain('(a) lighting public streets')
    expect(text).toContain('(b) watering public streets')
  })

  test('has Marathi letters and digits in Marathi', () => {
    const { text } = renderPage(page, { functions: example('functions', 'mr') }, { language: 'mr' })
    expect(text).toContain('(१) या अधिनियमात')
    expect(text).toContain('(क) सार्वजनिक रस्ते')
    expect(text).toMatch(/\(ख\).*\(ग\).*\(घ\).*\(ङ\)/)
    expect(text).not.toMatch(/[0-9]/)
  })

  test('marks a duty that is written only in English', () => {
    const duty = { id: 1, description: 'public vaccination;', language: 'mr' as const }
    const { languageOf } = renderPage(page, { functions: loaded<'functions'>(duty) }, { language: 'mr' })
    expect(languageOf('public vaccination;')).toBe('en')
  })

  test.each([
    ['is loading', loading, 'Loading...'],
    ['failed', unavailable, 'This information cannot be shown right now'],
    ['is empty', empty, 'No data available'],
  ])('keeps its clauses when the list %s', (_, list, words) => {
    const { text } = renderPage(page, { functions: list })
    expect(text).toContain(clause1)
    expect(text).toContain(clause2)
    expect(text).toContain(words)
  })
})
