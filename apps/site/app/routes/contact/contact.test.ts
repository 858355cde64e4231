import { feedbackFields, noticeVersion } from '@nagardwar/contract/browser'
import { describe, expect, test } from 'vitest'
import { formatIn } from '../../i18n/format.ts'
import { presentProblems, presentSent } from '../../message-form/present.ts'
import { example, renderPage } from '../../testing/render-page.tsx'
import * as page from './route.tsx'

const council = (language: 'en' | 'mr') => ({ settings: example('settings', language).value[0] ?? {} })
const open = (language: 'en' | 'mr' = 'en', path = '/contact', lists = {}) =>
  renderPage(page, lists, { language, path, start: council(language) })

describe('the page', () => {
  test('says where the council is, how to reach it, and when', () => {
    const { text, links } = open()
    expect(text).toMatch(/Home Contact .*Address .*Quick contact .*Office hours/)
    expect(links.filter((link) => link.startsWith('tel:')).length).toBeGreaterThanOrEqual(3)
    expect(text).toContain('The helpline is answered day and night.')
    expect(links.some((link) => link.startsWith('mailto:'))).toBe(true)
  })

  test('asks for the five answers in the order of the specification', () => {
    const { elements } = open()
    const names = elements('input, textarea').map((field) => field.getAttribute('name'))
    expect(names.slice(0, 5)).toEqual(feedbackFields)
    expect(elements('form[action="/contact#feedback"][method=post]')).toHaveLength(1)
  })

  test.each([
    ['en', 'a mobile number or an email is enough.', 'Mobile No. (or email)', 'Email (or mobile No.)'],
    [
      'mr',
      'मोबाइल क्रमांक किंवा ई-मेल यांपैकी एक दिल्यास पुरेसे आहे.',
      'मोबाइल क्र. (किंवा ई-मेल)',
      'ई-मेल (किंवा मोबाइल क्र.)',
    ],
  ] as const)('says in %s where one of mobile number and email is enough', (language, ...said) => {
    const start = { settings: { ...council(language).settings, feedbackContact: 'either' } }
    const { text, elements } = renderPage(page, {}, { language, path: '/contact', start })
    for (const words of said) expect(text).toContain(words)
    expect(elements('[aria-required=true]').map((field) => field.getAttribute('name'))).toEqual([
      'name',
      'subject',
      'feedback',
    ])
    expect(open(language).elements('[aria-required=true]')).toHaveLength(5)
  })

  test('tells what the answers are for and how long they stay, before the first field', () => {
    const { text } = open()
    expect(text).toMatch(/act on your message .*It is erased after 12 months\. .*Name .*Mobile/)
    expect(open('mr').text).toMatch(/१२ महिन्यांनंतर पुसून टाकली जाते\. .*मोबाइल क्र/)
  })

  test('is Marathi on the Marathi page, with numbers that people read and machines can call', () => {
    const { text, elements, links } = open('mr')
    expect(text).toContain('अभिप्राय पाठवा')
    expect(text).toContain('०२५१-५५५-०१०९')
    expect(links).toEqual(expect.arrayContaining(['tel:02515550109', '/mr/privacy-policy']))
    expect(elements('form[action="/mr/contact#feedback"]')).toHaveLength(1)
  })

  test.each([
    ['corporation', 'en', 'to the corporation'],
    ['corporation', 'mr', 'महानगरपालिकेकडे पाठवली जाते'],
    ['nagar-panchayat', 'mr', 'नगरपंचायतीकडे पाठवली जाते'],
    ['council-b', 'mr', 'नगरपरिषदेकडे पाठवली जाते'],
  ] as const)('speaks of a %s in its own word, %s', (kind, language, words) => {
    const { text } = renderPage(page, {}, { language, path: '/contact', start: { settings: { kind } } })
    expect(text).toContain(words)
  })

  test('confirms a feedback with its reference, after a reload too', () => {
    const { text } = open('en', '/contact', { sent: { reference: 'F-7KQ2-M9XD' } })
    expect(text).toContain('Feedback sent successfully! Your reference number: F-7KQ2-M9XD')
    expect(open('mr', '/contact', { sent: { reference: 'F-7KQ2-M9XD' } }).text).toContain(
      'अभिप्राय यशस्वीरीत्या पाठवला!',
    )
  })

  test('without the council’s settings still offers the form, and names nothing that the council has not said', () => {
    const { text, links } = renderPage(page, {}, { path: '/contact' })
    expect(text).toContain('Send Feedback')
    expect(text).not.toMatch(/Quick contact|Office hours|Address|erased|map/)
    expect(links.filter((link) => /^(tel|mailto):/.test(link))).toEqual(['tel:112'])
  })

  test('says when an officer answers only where the council has promised it', () => {
    const lists = { sent: { reference: 'F-7KQ2-M9XD' } }
    expect(open('en', '/contact', lists).text).toContain('answers within 7 working days')
    expect(open('mr', '/contact', lists).text).toContain('कामकाजाच्या ७ दिवसांत')
    expect(renderPage(page, lists, { path: '/contact' }).text).not.toContain('working day')
  })
})

describe('the notice about personal data', () => {
  const partsOf = (language: 'en' | 'mr') =>
    open(language)
      .elements('#data-notice dl > div')
      .map((part) => part.textContent)

  test.each([
    [
      'en',
      [
        /^Which data.*name, mobile number, email address, the subject and your message/,
        /^What for.*act on it and answer you/,
        /^Who reads it.*Staff of the council/,
        /^How long it is kept.*12 months/,
        /^Your rights.*see your data.*corrected.*deleted/,
        /^Withdrawing your consent.*at any time/,
        /^Whom to write to.*grievance@sahyanagar\.example/,
        /^If our answer does not satisfy you.*Data Protection Board of India/,
        /^If you are under 18.*parent or guardian/,
      ],
    ],
    [
      'mr',
      [
        /^कोणती माहिती.*नाव, मोबाइल क्रमांक, ई-मेल पत्ता, विषय व संदेश/,
        /^कशासाठी.*उत्तर देणे/,
        /^कोण वाचते.*नगरपरिषदेचे कर्मचारी/,
        /^किती काळ.*१२ महिने/,
        /^आपले हक्क.*पाहणे.*दुरुस्त.*पुसून/,
        /^संमती मागे घेणे.*केव्हाही/,
        /^कोणाला लिहावे.*grievance@sahyanagar\.example/,
        /^आमच्या उत्तराने समाधान न झाल्यास.*भारतीय माहिती संरक्षण मंडळाकडे/,
        /^आपले वय १८ पेक्षा कमी.*पालकांना/,
      ],
    ],
  ] as const)('says all that the law asks for, %s', (language, expected) => {
    const parts = partsOf(language)
    expect(parts).toHaveLength(expected.length)
    for (const [index, part] of expected.entries()) expect(parts[index]).toMatch(part)
  })

  test('stands before the first field, and what is beside the button leads to it', () => {
    const { elements, links } = open()
    expect(elements('#data-notice, #field-name').map(({ id }) => id)).toEqual(['data-notice', 'field-name'])
    expect(links).toEqual(expect.arrayContaining(['#data-notice', '/privacy-policy']))
  })

  test('has a version, in words and in the form', () => {
    expect(open().text).toContain('This is the notice of 28 November 2026.')
    expect(open('mr').text).toContain('सूचनेचा दिनांक: २८ नोव्हेंबर २०२६.')
    expect(open().elements('form input[type=hidden][name=notice]')[0]?.getAttribute('value')).toBe(
      noticeVersion,
    )
  })

  test.each([
    [
      'en',
      /The date is stored with your message/,
      /The council has not named its grievance officer here yet/,
    ],
    ['mr', /हा दिनांक आपल्या संदेशासोबत साठवला जातो/, /तक्रार निवारण अधिकाऱ्याचे नाव अद्याप दिलेले नाही/],
  ] as const)('promises what the council’s server does, and no more, %s', (language, stored, unnamed) => {
    const own = open(language).text
    expect(own).toMatch(stored)
    expect(own).not.toMatch(unnamed)
    const { text } = renderPage(page, {}, { language, path: '/contact' })
    expect(text).not.toMatch(stored)
    expect(text).toMatch(unnamed)
    expect(text).not.toMatch(/How long it is kept|किती काळ/)
  })

  test('without a grievance officer’s address leads to the officer whom the page names', () => {
    const officers = example('officers', 'en', 'duties')
    const named = officers.value.map((row) => ({ ...row, duty: 'grievance' as const }))
    const { text } = renderPage(page, { officers: { ...officers, value: named } }, { path: '/contact' })
    expect(text).toContain('The grievance officer at the council’s office. This page says how to reach it.')
  })
})

describe('the officers for whom residents ask', () => {
  const named = (language: 'en' | 'mr', example_?: 'duties') =>
    renderPage(page, { officers: example('officers', language, example_) }, { language, path: '/contact' })

  test('stand on the page in both languages, with the email that there is', () => {
    const { text, headings, links } = named('en', 'duties')
    expect(headings(2)).toContain('Contact officers')
    expect(text).toMatch(/Public Information Officer, Tax Department .*Web Information Manager/)
    expect(links).toContain('mailto:information@sahyanagar.example')
    expect(named('mr', 'duties').text).toMatch(
      /संपर्क अधिकारी .*जन माहिती अधिकारी, कर विभाग .*वेब माहिती व्यवस्थापक/,
    )
  })

  test('where the council has named none, there is no heading either', () => {
    expect(named('en').text).not.toMatch(/Contact officers|Chief Officer/)
    expect(open().text).not.toContain('Contact officers')
  })
})

test.each(['en', 'mr'] as const)(
  'a feedback that may have been stored already is not said to be stored once only, %s',
  (language) => {
    const written = { name: '', mobile: '', subject: '', email: '', feedback: '' }
    const actionData = { problem: { state: 'failed' }, written, made: '2026-11-21T05:00:00.000Z' }
    const { text } = renderPage(page, {}, { language, path: '/contact', actionData })
    expect(text).toMatch(/Error sending feedback|त्रुटी आली/)
    expect(text).not.toMatch(/twice|only once|दोनदा|दोन वेळा|एकदाच/)
  },
)

describe('whoever has no email', () => {
  const hint = (settings: object, language: 'en' | 'mr' = 'en') => {
    const { getByText } = renderPage(page, {}, { language, path: '/contact', start: { settings } })
    return getByText(language === 'en' ? /So that we can answer you/ : /उत्तर देता यावे म्हणून\./).textContent
  }

  test('is told the telephone and the address that the council has given', () => {
    expect(hint({ phones: ['0251-555-0101'], address: 'Town Hall' })).toBe(
      'So that we can answer you. If you have no email, you can also reach us here: 0251-555-0101; Town Hall',
    )
    expect(hint({ helpline: '1800-555-010' }, 'mr')).toContain('ई-मेल नसल्यास')
  })

  test('is told nothing that the council has not given', () => {
    expect(hint({})?.trim()).toBe('So that we can answer you.')
  })
})

describe('the errors', () => {
  test('stand in the order of the fields, with the limit in the page’s digits', () => {
    const say = (error: string, limit: string) => `${error} ${limit}`
    expect(
      presentProblems({ feedback: 'feedbackTooLong', name: 'nameRequired' }, say, formatIn('mr')),
    ).toEqual([
      { field: 'name', message: 'nameRequired १२०' },
      { field: 'feedback', message: 'feedbackTooLong ५,०००' },
    ])
  })

  const texts = {
    en: [
      'Name is required',
      'Mobile No. is required',
      'Subject is required',
      'Email is required',
      'Message is required',
    ],
    mr: ['नाव आवश्यक आहे', 'मोबाइल क्र. आवश्यक आहे', 'विषय आवश्यक आहे', 'ई-मेल आवश्यक आहे', 'संदेश आवश्यक आहे'],
  }
  test.each(['en', 'mr'] as const)(
    'of an empty form are said twice in %s: above it and beside each field',
    (language) => {
      const errors = Object.fromEntries(feedbackFields.map((field) => [field, `${field}Required`]))
      const written = { name: '', mobile: '', subject: '', email: '', feedback: '' }
      const actionData = { problem: { state: 'refused', errors }, written, made: '2026-11-21T05:00:00.000Z' }
      const { text, elements, links } = renderPage(page, {}, { language, path: '/contact', actionData })
      for (const sentence of texts[language]) expect(text.split(sentence)).toHaveLength(3)
      expect(links).toEqual(expect.arrayContaining(feedbackFields.map((field) => `#field-${field}`)))
      expect(elements('[aria-invalid=true]')).toHaveLength(5)
    },
  )
})

const secret = 'abcdefghijklmnopqrstuvwx23'

test('a receipt has the private link where the server gives one, in the language of the page', () => {
  const lists = { sent: { reference: 'F-7KQ2-M9XD', secret } }
  const english = renderPage(page, lists, { language: 'en', path: '/contact' })
  expect(english.links).toContain(`/feedback/${secret}`)
  expect(english.text).toContain('See the status of your message')
  expect(renderPage(page, lists, { language: 'mr', path: '/contact' }).links).toContain(
    `/mr/feedback/${secret}`,
  )
  const older = renderPage(page, { sent: { reference: '17' } }, { language: 'en', path: '/contact' })
  // The form for misconduct is no private link.
  expect(older.links.filter((link) => /\/feedback\/(?!misconduct$)/.test(link))).toEqual([])
})

test.each([
  ['', undefined],
  ['?sent=', { reference: '' }],
  ['?sent=F-7KQ2-M9XD', { reference: 'F-7KQ2-M9XD' }],
  ['?sent=123', { reference: '123' }],
  [`?sent=F-7KQ2-M9XD.${secret}`, { reference: 'F-7KQ2-M9XD', secret }],
  [`?sent=${secret}`, { reference: secret }],
  ['?sent=Call%20me%20at%201', undefined],
])('the address %s confirms %o', (query, receipt) => {
  expect(presentSent(new URLSearchParams(query))).toEqual(receipt)
})
