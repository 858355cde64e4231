import type { Row } from '@nagardwar/contract/browser'
import { describe, expect, test } from 'vitest'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import { testBodies } from '../../testing/test-bodies.ts'
import { presentParagraphs } from './present.ts'
import * as page from './route.tsx'

const paragraph = (description: string): Row<'history'> => ({ id: 4, language: 'en', description })

test.each([
  ['one record', 'Welcome.', ['Welcome.']],
  ['lines of a record', 'Welcome.\nThe town grew.', ['Welcome.', 'The town grew.']],
  ['empty lines between', 'Welcome.\r\n\r\n  The town grew.\n', ['Welcome.', 'The town grew.']],
])('%s is a paragraph each', (_, description, expected) => {
  expect(presentParagraphs(paragraph(description)).map(({ text }) => text)).toEqual(expected)
})

describe('the page of the history', () => {
  const history = example('history')
  const officers = example('officers')

  test('welcomes, and shows the officers with their e-mail', () => {
    const { text, links, pictureSources } = renderPage(page, { history, officers })
    expect(text).toContain('The council was founded in 1975 and today looks after 47 wards.')
    expect(text).toMatch(/Officers of the council .* Chief Officer Email chief\.officer@sahyanagar\.example/)
    expect(links).toContain('mailto:chief.officer@sahyanagar.example')
    expect(pictureSources.join()).toContain('uploads/chief-officer.jpg')
  })

  testBodies(page, 'history', 'history', { officers })

  test('has Devanagari digits in Marathi', () => {
    const lists = { history: example('history', 'mr'), officers: example('officers', 'mr') }
    const { text } = renderPage(page, lists, { language: 'mr' })
    expect(text).toContain('१९७५')
    expect(text).toContain('मुख्याधिकारी')
  })

  test('marks what is only in the other language', () => {
    const { languageOf } = renderPage(
      page,
      { history: loaded(paragraph('In 1975.')), officers },
      { language: 'mr' },
    )
    expect(languageOf('In 1975.')).toBe('en')
  })

  test('shows an officer of whom there is no portrait and no e-mail', () => {
    const { text, links } = renderPage(page, {
      history,
      officers: example('officers', 'en', 'without-portrait'),
    })
    expect(text).toContain('Assistant Officer')
    expect(text).not.toContain('Email')
    expect(links.filter((link) => link.startsWith('mailto:'))).toEqual([])
  })

  test.each([
    ['loading', loading, 'Loading...'],
    ['failed', unavailable, 'This information cannot be shown right now'],
    ['empty', empty, 'No data available'],
  ])('when the officers are %s the welcome still stands there', (_, list, words) => {
    const { text } = renderPage(page, { history, officers: list })
    expect(text).toContain(words)
    expect(text).toContain('The council was founded')
  })

  test('when the welcome cannot be had the officers still stand there', () => {
    const { text } = renderPage(page, { history: unavailable, officers })
    expect(text).toContain('This information cannot be shown right now')
    expect(text).toContain('Deputy Chief Officer')
  })
})
