import { listPaths } from '@nagardwar/contract'
import { describe, expect, test } from 'vitest'
import { page, secret, siteThatTakesReports, typed } from '../testing/site-that-takes-reports.ts'

const { its, knownReport, send, sentToDesk, toDesk, startAgain } = siteThatTakesReports()

describe('the form of a report', () => {
  test.each([
    ['/report', 'Street light', 'What is it about?'],
    ['/mr/report', 'पथदिवा', 'समस्या कशाबाबत आहे?'],
  ])('%s works without script: kinds, wards, place in words, photographs', async (address, kind, label) => {
    const { status, text } = await its.site.get(address)
    expect(status).toBe(200)
    const { elements, text: words } = page(text)
    expect(words).toContain(label)
    expect(words).toContain(kind)
    const [form] = elements('form[method=post]')
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data')
    expect(form?.getAttribute('action')).toBe(`${address}#report`)
    expect(elements('select[name=ward] option').length).toBeGreaterThan(2)
    expect(elements('input[type=file][name=photographs][multiple]')).toHaveLength(1)
  })

  test('is sent, and confirmed with its number, its private link and the promised day', async () => {
    const answer = await send()
    expect(answer.status).toBe(303)
    expect(sentToDesk()).toEqual([
      {
        ...{ kind: 1, ward: null, place: typed.place, latitude: null, longitude: null, text: typed.text },
        ...{ name: '', mobile: '', email: '', photographs: [], notice: '2026-11-28', language: 'en' },
        ...{ website: '', seconds: 60 },
      },
    ])
    expect(toDesk('/report')[0]?.headers['idempotency-key']).toMatch(/^form-[0-9a-f]{64}$/)
    const to = answer.headers.location ?? ''
    expect(to).toMatch(/^\/report\?sent=F-7KQ2-M9XD\..*#report$/)
    const { text, links } = page((await its.site.get(to.split('#')[0] ?? '')).text)
    expect(text).toContain('F-7KQ2-M9XD')
    expect(links).toContain(`/feedback/${secret}`)
    expect(text.replaceAll('\u00a0', ' ')).toContain('by 4 December 2026')
  })

  test('is confirmed in Marathi', async () => {
    const to = (await send({}, '/mr/report')).headers.location ?? ''
    const { text } = page((await its.site.get(to.split('#')[0] ?? '')).text)
    expect(sentToDesk()[0]).toMatchObject({ language: 'mr' })
    expect(text).toContain('आपली समस्या पाठवली.')
    expect(text.replaceAll('\u00a0', ' ')).toContain('मुदत: ४ डिसेंबर २०२६')
  })

  test('a made-up confirmation confirms nothing', async () => {
    const { text } = await its.site.get('/report?sent=F-7KQ2-M9XD.made-up')
    expect(page(text).text).not.toContain('F-7KQ2-M9XD')
  })

  test('with its position has it to five decimals', async () => {
    await send({ place: '', latitude: '19.24371', longitude: '73.31602', ward: '2' })
    expect(sentToDesk()[0]).toMatchObject({ latitude: 19.24371, longitude: 73.31602, ward: 2, place: '' })
  })

  test.each([
    ['/report', { kind: '' }, 'Choose what it is about'],
    ['/report', { place: ' ' }, 'Write a street or a landmark, or use your position'],
    ['/report', { latitude: '48.1', longitude: '11.5' }, 'This position is not in India'],
    ['/report', { email: 'me' }, 'Enter a valid email'],
    ['/report', { place: 'x'.repeat(301) }, 'Street and landmark may have 300 characters at most'],
    ['/mr/report', { text: 'क'.repeat(2001) }, 'मजकूर जास्तीत जास्त २,००० अक्षरांचा असावा'],
    ['/mr/report', { kind: '0' }, 'समस्येचा प्रकार निवडा'],
  ])('%s with %j is not sent, and says why beside everything that was written', async (path, fields, why) => {
    const answer = await send({ name: 'आशा', ...fields }, path)
    expect(answer.status).toBe(400)
    const { text, elements } = page(answer.text)
    expect(text).toContain(why)
    expect(elements('input[name=name]')[0]?.getAttribute('value')).toBe('आशा')
    expect(sentToDesk()).toEqual([])
  })

  test.each([
    ['fills in every field', () => ({ website: 'http://spam.example' })],
    ['is quicker than any hand', () => ({ made: new Date().toISOString() })],
    ['has not seen the page', () => ({ made: 'x' })],
  ])('of a program that %s is not sent', async (_, fields) => {
    expect((await send(fields())).status).toBe(400)
    expect(sentToDesk()).toEqual([])
  })

  test.each([
    ['a desk that is away', () => new Response('', { status: 503 }), 503],
    ['a desk that answers without a receipt', () => Response.json({ message: 'OK' }), 503],
    ['a desk that has had too many', () => Response.json({ message: 'Wait' }, { status: 429 }), 429],
    ['a desk that refuses', () => Response.json({ errors: { kind: 'kindRequired' } }, { status: 400 }), 400],
  ])('%s leaves the report in the form', async (_, answer, status) => {
    its.api.answers.set('/report', answer)
    const given = await send()
    expect(given.status).toBe(status)
    expect(page(given.text).elements('textarea')[0]?.textContent).toBe(typed.text)
  })

  test('from another site is refused', async () => {
    expect((await send({}, '/report', { origin: 'https://evil.example' })).status).toBe(403)
  })
})

test.each([
  ['/report', 'This position is more than 30 km from the council.'],
  ['/mr/report', 'हे स्थान नगरपरिषदेपासून ३० कि.मी.हून अधिक दूर आहे.'],
])('%s: a position far from the council goes nowhere, and the text stays', async (path, words) => {
  const answer = await send({ latitude: '28.61390', longitude: '77.20900' }, path)
  expect(answer.status).toBe(400)
  const { text, elements } = page(answer.text)
  expect(text).toContain(words)
  expect(elements('textarea[name=text]')[0]?.textContent).toContain(typed.text)
  expect(sentToDesk()).toEqual([])
})

test.each([
  ['no list of kinds', () => Response.json({ message: 'Not here' }, { status: 404 })],
  ['no kind', () => Response.json([])],
])('a council with %s takes no reports, and says how to write', async (_, answer) => {
  its.api.answers.set(listPaths.reportKinds.path, answer)
  await startAgain()
  const { text } = await its.site.get('/report')
  const { elements, links } = page(text)
  expect(elements('#report-form')).toEqual([])
  expect(links).toContain('/contact')
})

test('the form and the list are in the site map, in both languages', async () => {
  knownReport()
  const { text } = await its.site.get('/sitemap.xml')
  for (const path of ['/report', '/mr/report', '/reports', '/mr/reports'])
    expect(text).toContain(`http://council.example${path}</loc>`)
})
