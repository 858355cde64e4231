import { connect } from 'node:net'
import { residentFileLimits } from '@nagardwar/contract'
import { describe, expect, test } from 'vitest'
import { filesIn } from '../../app/attached/attached.ts'
import { siteForEachTest } from '../testing/site-for-each-test.ts'
import { startTestSite } from '../testing/test-site.ts'

const its = siteForEachTest()
const type = 'multipart/form-data; boundary=x'
const token = 'abcdefghijklmnopqrstuvwxy2'

type Part = { name: string; file?: string; value: string }
const bodyOf = (...parts: Part[]): string =>
  `${parts
    .map(
      ({ name, file, value }) =>
        `--x\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: application/pdf`}\r\n\r\n${value}\r\n`,
    )
    .join('')}--x--\r\n`
const text = { name: 'text', value: 'हरकत' }
const file = (value = '%PDF-', name = 'योजना.pdf'): Part => ({ name: 'files', file: name, value })
const deskTakes = () =>
  its.api.answers.set('/resident-file', () =>
    Response.json({ token, name: 'योजना.pdf', size: 5 }, { status: 201 }),
  )
const toDesk = () => its.api.asked.filter(({ path }) => path === '/api/resident-file')
const send = (body: string, path = '/matters/draft', headers: Record<string, string> = {}) =>
  its.site.post(path, body, { 'content-type': type, ...headers })
/** What the page's action was given. */
const given = async (answer: Awaited<ReturnType<typeof send>>): Promise<FormData> => {
  const boundary = /name="/.test(answer.text) ? (/(--[^\r\n]+)\r\n/.exec(answer.text)?.[1] ?? '') : ''
  const body = answer.text.slice(answer.text.indexOf(boundary))
  return new Response(body, {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary.slice(2)}` },
  }).formData()
}

describe('a form with files', () => {
  test('reaches the action with what the desk answered, and no byte of the file', async () => {
    deskTakes()
    const answer = await send(bodyOf(text, file('%PDF-inside')))
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    const form = await given(answer)
    expect(form.get('text')).toBe('हरकत')
    expect(filesIn(form)).toEqual({ attached: [{ token, name: 'योजना.pdf', size: 5 }], problems: [] })
    expect(answer.text).not.toContain('%PDF-inside')
    const [call] = toDesk()
    expect(call).toMatchObject({ method: 'POST', body: '%PDF-inside' })
    expect(call?.headers).toMatchObject({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('योजना.pdf')}`,
      'content-type': 'application/octet-stream',
    })
    expect(call?.headers['x-forwarded-for']).toBeTruthy()
  })

  test('in which nobody chose one is a form without', async () => {
    const form = await given(await send(bodyOf(text, file('', ''))))
    expect(filesIn(form)).toEqual({ attached: [], problems: [] })
    expect(toDesk()).toEqual([])
  })

  test('tells the action why a file was not taken', async () => {
    its.api.answers.set('/resident-file', () =>
      Response.json({ message: 'x', errors: { file: 'fileBroken' } }, { status: 400 }),
    )
    const problems = async (...parts: Part[]) =>
      filesIn(await given(await send(bodyOf(text, ...parts)))).problems
    expect(await problems(file())).toEqual([{ name: 'योजना.pdf', error: 'fileBroken' }])
    expect(await problems(file('x'.repeat(residentFileLimits.bytes + 1)))).toEqual([
      { name: 'योजना.pdf', error: 'fileTooLarge' },
    ])
    its.api.answers.set('/resident-file', () => new Response('<h1>Apache</h1>', { status: 500 }))
    expect(await problems(file())).toEqual([{ name: 'योजना.pdf', error: 'fileFailed' }])
    its.api.answers.set('/resident-file', () => new Response('', { status: 429 }))
    expect(await problems(file())).toEqual([{ name: 'योजना.pdf', error: 'fileBusy' }])
    await its.api.become('dead')
    expect(await problems(file())).toEqual([{ name: 'योजना.pdf', error: 'fileFailed' }])
  })

  test('takes three files and says that a fourth is too many', async () => {
    deskTakes()
    const form = await given(await send(bodyOf(text, file(), file(), file(), file())))
    expect(toDesk()).toHaveLength(3)
    expect(filesIn(form).problems).toEqual([{ name: 'योजना.pdf', error: 'tooManyFiles' }])
  })

  test.each([
    ['a form that breaks off', `--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nhalf`],
    ['no form', 'nothing'],
    ['an empty body', ''],
  ])('that is %s is refused', async (_what, body) => {
    expect((await send(body)).status).toBe(400)
    expect(its.site.renders).toEqual([])
  })

  test('with more text than any form is refused, in the language of the page', async () => {
    const answer = await send(bodyOf({ name: 'text', value: 'क'.repeat(30_000) }), '/mr/matters/draft')
    expect(answer.status).toBe(413)
    expect(answer.text).toContain('अर्जात तसाच दिसेल')
  })

  test('larger than three files is refused before all of it came', async () => {
    deskTakes()
    const big = 'x'.repeat(residentFileLimits.bytes)
    const answer = await send(bodyOf(text, ...[1, 2, 3, 4].map(() => file(big))))
    expect(answer.status).toBe(413)
  })

  test('is taken nowhere else, and from no other site', async () => {
    expect((await send(bodyOf(text, file()), '/matters/a/b')).status).toBe(405)
    expect((await send(bodyOf(text, file()), '/roads')).status).toBe(405)
    expect((await send(bodyOf(text, file()), '/contact')).status).toBe(200)
    expect((await send(bodyOf(text, file()), '/matters/a', { origin: 'http://evil.example' })).status).toBe(
      403,
    )
    expect(toDesk()).toEqual([])
  })

  test('that comes too often is given back with its texts, and its files go nowhere', async () => {
    deskTakes()
    await its.site.stop()
    its.site = await startTestSite({ apiRoot: its.api.root, env: { FEEDBACK_PER_MINUTE: '1' } })
    for (let round = 0; round < 3; round++) await send(bodyOf(text))
    const answer = await send(bodyOf(text, file()))
    expect([answer.status, toDesk().length]).toEqual([429, 0])
    expect(answer.text).toContain('हरकत')
  })

  test('of one client are read two at a time', async () => {
    const begun = bodyOf(text).slice(0, 40)
    const head = `POST /matters/draft HTTP/1.1\r\nhost: council.example\r\ncontent-type: ${type}\r\ncontent-length: 5000\r\n\r\n`
    const slow = [1, 2].map(() => {
      const socket = connect(its.site.port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(head + begun)
      return socket
    })
    await expect.poll(async () => (await send(bodyOf(text))).status, { timeout: 5000 }).toBe(429)
    for (const socket of slow) socket.destroy()
    await expect.poll(async () => (await send(bodyOf(text))).status, { timeout: 5000 }).toBe(200)
  })
})
