import { describe, expect, test } from 'vitest'
import { example, renderPage } from '../../testing/render-page.tsx'
import { withPosition } from './problem.ts'
import * as page from './route.tsx'

const open = (
  language: 'en' | 'mr' = 'en',
  lists: object = {},
  more: Partial<Parameters<typeof renderPage>[2]> = {},
) =>
  renderPage(
    page,
    { kinds: example('reportKinds', language), wards: example('wards', language), ...lists },
    { language, path: '/report', ...more },
  )

describe('the page where a problem is reported', () => {
  test('needs kind and place, and says that the rest is up to the resident', () => {
    const { text, elements } = open()
    expect(text).toContain('Only the kind and the place are needed.')
    expect(elements('[aria-required=true]').map((field) => field.getAttribute('name'))).toEqual(['kind'])
  })

  test.each([
    ['en', 'never your name, your address or what you wrote'],
    ['mr', 'आपले नाव, पत्ता व मजकूर कधीही दाखवला जात नाही'],
  ] as const)('says in %s what becomes public, before the first field', (language, words) => {
    const { text } = open(language)
    expect(text).toContain(words)
    expect(text.indexOf(words)).toBeLessThan(
      text.indexOf(language === 'en' ? 'What is it about?' : 'समस्या कशाबाबत'),
    )
  })

  test('asks the device for its position only after a press, and loads no map before one', () => {
    const { elements, text } = open()
    expect(elements('iframe')).toEqual([])
    expect(text).toContain('Your device is asked for its position only when you press the button.')
    expect(elements('input[name=latitude]')[0]?.getAttribute('value')).toBe('')
  })

  test.each(['en', 'mr'] as const)('confirms in %s what was sent', (language) => {
    const sent = { state: 'sent', reference: 'F-7KQ2-M9XD', dueOn: '2026-12-04' }
    expect(open(language, { sent }).text).toContain('F-7KQ2-M9XD')
    expect(open(language, { sent: { state: 'followed' } }).text).toContain(
      language === 'en' ? 'Your own report was not sent.' : 'आपली स्वतंत्र समस्या पाठवलेली नाही.',
    )
  })

  test.each([
    ['1', true],
    ['', false],
  ] as const)('promises mail only where the desk sends any (%j)', (sendsMail, isPromised) => {
    const start = { settings: { sendsMail } }
    const texts = [
      open('en', {}, { start }).text,
      open('en', { sent: { state: 'followed', isTold: true } }, { start }).text,
    ]
    const promises = [
      'With an email you get the answer by email too.',
      'You are told once by email when it is done.',
    ]
    expect(promises.map((promise, at) => texts[at]?.includes(promise))).toEqual([isPromised, isPromised])
  })

  test.each([
    ['1', false, 'en', 'Without an email in the form you are not told.'],
    ['1', false, 'mr', 'अर्जात ई-मेल नसल्याने आपणास कळवले जाणार नाही.'],
    ['', true, 'en', 'This website sends no emails at present, so you are not told.'],
    ['', true, 'mr', 'सध्या या संकेतस्थळावरून ई-मेल पाठवले जात नाहीत'],
  ] as const)('says to who follows a report that nobody tells them (%j, %j, %s)', (...said) => {
    const [sendsMail, isTold, language, words] = said
    const { text } = open(
      language,
      { sent: { state: 'followed', isTold } },
      { start: { settings: { sendsMail } } },
    )
    expect(text).toContain(words)
  })

  test('a position takes the place of a street that was missing, and of nothing else', () => {
    const refused = (errors: object) => ({ state: 'refused' as const, errors })
    expect(withPosition(refused({ place: 'placeRequired' }))).toBeUndefined()
    expect(withPosition(refused({ kind: 'kindRequired', place: 'placeRequired' }))).toEqual(
      refused({ kind: 'kindRequired' }),
    )
    expect(withPosition(refused({ place: 'placeTooLong' }))).toEqual(refused({ place: 'placeTooLong' }))
  })

  test('wards that cannot be had keep nobody from reporting', () => {
    const { elements } = open('en', { wards: { ok: false, error: 'unavailable' } })
    expect(elements('form[method=post]')).toHaveLength(1)
    expect(elements('select[name=ward] option')).toHaveLength(1)
  })
})
