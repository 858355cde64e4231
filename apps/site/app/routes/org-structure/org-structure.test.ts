import { describe, expect, test } from 'vitest'
import { empty, example, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const settings = example('settings')
const departments = example('departments')
const english = '/uploads/org-chart-en.png'

describe('the page of the organisation structure', () => {
  test('shows one image, which opens large', () => {
    const { pictureSources, linksToDialogs, text } = renderPage(page, { settings, departments })
    expect(pictureSources).toEqual([expect.stringContaining('org-chart-en')])
    expect(linksToDialogs).toEqual(['/images/w_1920,f_webp/uploads/org-chart-en.png'])
    expect(text).toContain('Enlarge the chart')
  })

  test('shows the Marathi image in Marathi', () => {
    const lists = { settings: example('settings', 'mr'), departments: example('departments', 'mr') }
    const { linksToDialogs } = renderPage(page, lists, { language: 'mr' })
    expect(linksToDialogs).toEqual(['/images/w_1920,f_webp/uploads/org-chart-mr.png'])
  })

  test('says the chart in the words that the council describes it with', () => {
    const wording = new Map([[`image:${english}`, 'Organisation chart: President; Mayor in Council; Clerk']])
    const { text, getByText } = renderPage(page, { settings, departments }, { start: { wording } })
    expect(text).toContain('President Mayor in Council Clerk')
    expect(getByText('President').outerHTML).toBe('<li>President</li>')
  })

  test('lists the departments and who heads them', () => {
    expect(renderPage(page, { settings, departments }).rows[0]).toEqual([
      'Sr. No.',
      'Department',
      'Head of department',
    ])
  })

  test('has no image without a chart, and makes no structure up', () => {
    const { text, pictures } = renderPage(page, {
      settings: example('settings', 'en', 'only-a-name'),
      departments,
    })
    expect(pictures).toEqual([])
    expect(text).toContain('No data available')
    expect(text).not.toMatch(/Chief Officer|The chart in words/)
  })

  test('keeps each list to itself', () => {
    const { text, headings } = renderPage(page, { settings: unavailable, departments: loading })
    expect(text).toContain('This information cannot be shown right now')
    expect(text).toContain('Loading...')
    expect(renderPage(page, { settings, departments: empty }).text).toContain('No data available')
    expect(headings(1)).toContain('Organisation Structure')
  })
})
