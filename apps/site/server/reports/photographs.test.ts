import { residentFileLimits } from '@nagardwar/contract'
import { describe, expect, test } from 'vitest'
import { page, siteThatTakesReports, token } from '../testing/site-that-takes-reports.ts'

const { its, send, sentToDesk, toDesk } = siteThatTakesReports()

describe('photographs without script', () => {
  test('go to the desk before the report, which names them', async () => {
    await send({ photographs: ['lamp.jpg', 'bytes of a photograph'] })
    expect(toDesk('/resident-file').map(({ body }) => body)).toEqual(['bytes of a photograph'])
    expect(sentToDesk()[0]).toMatchObject({ photographs: [token] })
  })

  test('need not be chosen again after an error, and can be taken out', async () => {
    const first = await send({ kind: '', photographs: ['lamp.jpg', 'bytes'] })
    const [field] = page(first.text).elements('input[name=attached]')
    const attached = field?.getAttribute('value') ?? ''
    expect(page(first.text).text).toContain('lamp.jpg')
    expect(page(first.text).text).toContain('has this photograph already')
    await send({ attached })
    expect(sentToDesk()).toHaveLength(1)
    expect(sentToDesk()[0]).toMatchObject({ photographs: [token] })
    expect(toDesk('/resident-file')).toHaveLength(1)
    const removed = await send({ attached, removeFile: token })
    expect(removed.status).toBe(200)
    expect(page(removed.text).elements('input[name=attached]')).toEqual([])
    expect(sentToDesk()).toHaveLength(1)
  })

  test('that are refused keep the report in the form', async () => {
    its.api.answers.set('/resident-file', () =>
      Response.json({ message: 'No', errors: { file: 'fileBroken' } }, { status: 400 }),
    )
    const answer = await send({ photographs: ['lamp.jpg', 'bytes'] }, '/mr/report')
    expect(answer.status).toBe(400)
    expect(page(answer.text).text).toContain('lamp.jpg वाचता येत नाही.')
    expect(sentToDesk()).toEqual([])
  })
})

test.each([
  ['/report', 'lamp.pdf is not a JPEG or PNG file.'],
  ['/mr/report', 'lamp.pdf ही जेपीईजी किंवा पीएनजी फाइल नाही.'],
])('a document that a form brings to %s goes nowhere, and the report is kept', async (path, words) => {
  const answer = await send({ photographs: ['lamp.pdf', '\n%PDF-1.7\n'] }, path)
  expect(answer.status).toBe(400)
  expect(page(answer.text).text).toContain(words)
  expect([toDesk('/resident-file'), sentToDesk()]).toEqual([[], []])
})

describe('photographs that the script sends', () => {
  const upload = (body: string, headers: Record<string, string> = {}) =>
    its.site.post('/report-photograph', body, { 'content-type': 'application/octet-stream', ...headers })

  test('a photograph goes to the desk, and its token comes back', async () => {
    const answer = await upload('bytes', { 'content-disposition': "attachment; filename*=UTF-8''lamp.jpg" })
    expect([answer.status, JSON.parse(answer.text)]).toEqual([201, { token, name: 'lamp.jpg', size: 5 }])
    expect(toDesk('/resident-file')[0]?.headers['content-disposition']).toContain('lamp.jpg')
  })

  test.each([
    [() => Response.json({ errors: { file: 'fileKind' } }, { status: 400 }), 400, 'fileKind'],
    [() => new Response('', { status: 429 }), 429, 'fileBusy'],
    [() => new Response('<h1>', { status: 500 }), 400, 'fileFailed'],
  ])(
    'a photograph that the desk does not take is answered with the reason',
    async (answer, status, error) => {
      its.api.answers.set('/resident-file', answer)
      const given = await upload('bytes')
      expect([given.status, JSON.parse(given.text)]).toEqual([status, { error }])
    },
  )

  test('a document goes nowhere, whatever it is called', async () => {
    const named = { 'content-disposition': "attachment; filename*=UTF-8''lamp.jpg" }
    const given = await upload('%PDF-1.7\n', named)
    expect([given.status, JSON.parse(given.text)]).toEqual([400, { error: 'fileKind' }])
    expect(toDesk('/resident-file')).toEqual([])
  })

  test('a photograph that is too large, or of another site, goes nowhere', async () => {
    expect((await upload('x'.repeat(residentFileLimits.bytes + 1))).status).toBe(413)
    expect((await upload('x', { origin: 'https://evil.example' })).status).toBe(403)
    expect(toDesk('/resident-file')).toEqual([])
  })
})
