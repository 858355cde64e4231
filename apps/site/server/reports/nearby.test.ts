import { listPaths } from '@nagardwar/contract'
import { exampleFetch, exampleRoot } from '@nagardwar/contract/examples'
import { describe, expect, test } from 'vitest'
import { json, page, siteThatTakesReports } from '../testing/site-that-takes-reports.ts'

const { its, knownReport, send, sentToDesk, startAgain, toDesk } = siteThatTakesReports()

describe('like reports nearby', () => {
  const here = { latitude: '19.24371', longitude: '73.31602' }

  test.each([
    ['/report', 'This is it, tell me too', '2 people reported it', 'm away'],
    ['/mr/report', 'हीच समस्या, मलाही कळवा', '२ जणांनी कळवले', 'मीटर अंतरावर'],
  ])('%s shows them before anything is sent', async (path, ...words) => {
    knownReport()
    const answer = await send(here, path)
    expect(answer.status).toBe(200)
    const { text, elements } = page(answer.text)
    for (const word of words) expect(text.replaceAll('\u00a0', ' ')).toContain(word)
    expect(elements('button[name=follow]')[0]?.getAttribute('value')).toBe('41')
    expect(elements('button[name=follow]')[0]?.getAttribute('form')).toBe('report-form')
    expect(sentToDesk()).toEqual([])
  })

  test('promise a mail only where the desk sends any', async () => {
    const promise = 'With an email in the form you are told when it is done.'
    knownReport()
    expect(page((await send(here)).text).text).toContain(promise)
    const rows = await (await exampleFetch()(exampleRoot + listPaths.settings.path)).json()
    its.api.answers.set(listPaths.settings.path, () =>
      Response.json(rows.map((row: object) => ({ ...row, sends_mail: '' }))),
    )
    await startAgain()
    const { text } = page((await send(here)).text)
    expect(text).toContain('the council sees how many it concerns.')
    expect(text).not.toContain(promise)
  })

  test('in the same ward where somebody knows no position', async () => {
    knownReport()
    expect((await send({ ward: '1' })).status).toBe(200)
    expect((await send({ ward: '2' })).status).toBe(303)
  })

  test('do not keep somebody from sending their own', async () => {
    knownReport()
    expect((await send({ ...here, seen: '1' })).status).toBe(303)
    expect(sentToDesk()).toHaveLength(1)
  })

  test('"tell me too" counts with the address, and sends no report', async () => {
    knownReport()
    const answer = await send({ ...here, follow: '41', email: 'asha@example.in' })
    expect(answer.status).toBe(303)
    expect(toDesk('/report-follow').map(({ body }) => JSON.parse(body))).toEqual([
      { report: 41, email: 'asha@example.in', language: 'en', website: '' },
    ])
    expect(sentToDesk()).toEqual([])
    const to = answer.headers.location?.split('#')[0] ?? ''
    expect(page((await its.site.get(to)).text).text).toContain('It is counted that this concerns you too.')
  })

  test.each([
    [404, 409, 'This report is done by now.'],
    [429, 429, 'Too many reports at once.'],
    [500, 503, 'The report could not be sent.'],
  ])('"tell me too" that the desk answers with %i keeps the form', async (status, shown, words) => {
    its.api.answers.set('/report-follow', () => Response.json({ message: 'No' }, { status }))
    const answer = await send({ follow: '41' })
    expect(answer.status).toBe(shown)
    expect(page(answer.text).text).toContain(words)
  })
})

describe('what the script asks before it sends', () => {
  const ask = (body: object, headers = json) =>
    its.site.post('/nearby-reports', JSON.stringify(body), headers)
  const place = { kind: 1, ward: null, position: { latitude: 19.24371, longitude: 73.31602 }, language: 'en' }

  test('like reports nearby, public facts alone', async () => {
    knownReport()
    const answer = await ask(place)
    expect(answer.headers['cache-control']).toBe('no-store')
    const [found] = JSON.parse(answer.text)
    expect(found).toMatchObject({ id: 41, kind: 'Street light', followers: 1 })
    expect(found.metres).toBeLessThan(10)
    expect(JSON.parse((await ask({ ...place, kind: 2 })).text)).toEqual([])
  })

  test.each([[{}], [{ ...place, kind: 'x' }], [{ ...place, language: 'de' }], [{ ...place, position: 'x' }]])(
    'refuses %j',
    async (body) => {
      expect((await ask(body)).status).toBe(400)
    },
  )

  test('is answered to pages of this site alone', async () => {
    expect((await ask(place, { ...json, origin: 'https://evil.example' } as never)).status).toBe(403)
  })
})
