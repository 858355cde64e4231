import { createHash } from 'node:crypto'
import { type ResidentFile, residentFileLimits, residentFileSchema } from '@nagardwar/contract'
import { nestedBomb } from '@nagardwar/exchange/pdf/testing/hostile-pdf'
import { packedPdfOf, pdfOf } from '@nagardwar/exchange/pdf/testing/pdf-of'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Ask, apiOf, post } from '../api/api.ts'
import { eicar, standInClamd, type TestClamd } from '../desk/clamd.ts'
import { councilWithDesk, type Role } from '../desk/desk.ts'
import { written } from './life.ts'

const { desk, council } = councilWithDesk()
let ask: Ask
beforeAll(async () => {
  ask = await apiOf(desk().payload)
})
beforeEach(async () => {
  const where = { id: { exists: true } }
  await desk().payload.delete({ collection: 'feedback', where })
  await removeUnused(new Date(Date.now() + 2 * day))
})

const script = '<</S/JavaScript/JS(app.alert(1))>>'
const day = 24 * 60 * 60 * 1000
const pdf = Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n')
const photo = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#d98a1f' } })
    [format]()
    .withExif({ IFD0: { Make: 'Camera of Asha' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
    .toBuffer()

const named = (name: string) => ({
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
})
const upload = (bytes: Uint8Array, name = 'plan.pdf') =>
  ask('/resident-file', { method: 'POST', body: new Uint8Array(bytes), headers: named(name) })
const kept = async (bytes: Uint8Array, name?: string): Promise<ResidentFile> => {
  const response = await upload(bytes, name)
  expect(response.status).toBe(201)
  return residentFileSchema.parse(await response.json())
}
const rows = async () =>
  (await desk().payload.find({ collection: 'resident-files', pagination: false, sort: 'id' })).docs
const inStore = async () => (await council().files.names()).filter((name) => name.startsWith('resident-'))
const removeUnused = async (now: Date) =>
  (await import('../../src/features/feedback/files/remove.ts')).removeUnusedFiles(desk().payload, now)

/** A message with files, taken as every kind is. */
async function send(files: unknown, key?: string, over: Partial<typeof written> = {}): Promise<Response> {
  const { takeMessage } = await import('../../src/features/feedback/taking/take-message.ts')
  const { refused } = await import('../../src/api/reply.ts')
  const request = new Request('http://council.example/api/x', post({}, key ? { 'idempotency-key': key } : {}))
  return takeMessage(
    desk().payload,
    request,
    {},
    { kind: 'answer', written: { ...written, ...over }, files },
  ).catch((error) => refused(error, request))
}
const errorsOf = async (response: Response) => ((await response.json()) as { errors?: unknown }).errors
const get = (id: number, as?: Role) => desk().ask('GET', `/resident-file/${id}`, { as })

describe('a file of a resident', () => {
  test.each([
    ['योजना नकाशा.pdf', 'योजना नकाशा.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['photo.jpg.exe', 'photo.jpg.pdf'],
    ['a\u202efdp.exe', 'afdp.pdf'],
    ['', 'file.pdf'],
    ['x'.repeat(5000), 'file.pdf'],
    ['<img src=x onerror=alert(1)>', 'img src=x onerror=alert(1).pdf'],
  ])('called %.40s is kept as %s', async (name, expected) => {
    const file = await kept(pdf, name)
    expect(file).toMatchObject({ name: expected, size: pdf.length })
  })

  test('is in the store under a name that says nothing, and its token is stored nowhere', async () => {
    const { token } = await kept(pdf)
    const [row] = await rows()
    expect(row?.stored).toMatch(/^resident-[0-9a-f]{32}$/)
    expect(await inStore()).toEqual([row?.stored])
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
  })

  test.each(['jpeg', 'png'] as const)(
    'that is a picture (%s) is drawn anew, without place and camera',
    async (format) => {
      const before = await photo(format)
      expect(before.includes('Camera of Asha')).toBe(true)
      await kept(before, `IMG.${format}`)
      const [row] = await rows()
      const after = await council().files.read(row?.stored ?? '')
      const { exif, xmp, iptc, width } = await sharp(after).metadata()
      expect([exif, xmp, iptc, width]).toEqual([undefined, undefined, undefined, 300])
      expect(after.includes('Camera of Asha')).toBe(false)
    },
  )

  test('that is a large photograph is made smaller', async () => {
    await kept(
      await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#777' } })
        .jpeg()
        .toBuffer(),
    )
    const [row] = await rows()
    expect(await sharp(await council().files.read(row?.stored ?? '')).metadata()).toMatchObject({
      width: 2560,
      height: 1920,
    })
  })

  test('is served by no public address', async () => {
    await kept(pdf)
    const [row] = await rows()
    for (const name of [row?.stored ?? '', `${row?.stored}.pdf`, row?.name ?? ''])
      expect((await ask(`/uploads/${encodeURIComponent(name)}`)).status).toBe(404)
  })

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a web page', () => Buffer.from('<html><script>alert(1)</script>'), 'fileKind'],
    ['a drawing', () => Buffer.from('<svg onload="alert(1)"/>'), 'fileKind'],
    ['a WebP', () => photo('webp'), 'fileKind'],
    ['a program', () => Buffer.from('MZ\0\0'), 'fileKind'],
    ['nothing', () => Buffer.alloc(0), 'fileKind'],
    ['a broken document', () => Buffer.from('%PDF-1.7\nhalf'), 'fileBroken'],
    ['a broken photograph', async () => (await photo()).subarray(0, 400), 'fileBroken'],
    [
      'a document with a page before it',
      () => Buffer.from('<html>\n%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n'),
      'fileKind',
    ],
    [
      'a picture of 64 million pixels',
      () =>
        sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#777' } })
          .png()
          .toBuffer(),
      'fileTooLarge',
    ],
    ['a document with a script', () => pdfOf({ page: `/AA<</O${script}>>` }), 'fileProgram'],
    ['a packed document with a script', () => packedPdfOf({ catalog: `/AA<</WC${script}>>` }), 'fileProgram'],
    [
      'a document that starts a program',
      () => pdfOf({ catalog: '/OpenAction<</S/Launch/F(cmd.exe)>>' }),
      'fileProgram',
    ],
    [
      'a document with data in it',
      () => pdfOf({ objects: ['<</Type/Filespec/F(a.xml)/EF<</F 11 0 R>>>>'] }),
      'fileProgram',
    ],
    [
      'a document that no reader has time for, with a script',
      () => Buffer.concat([nestedBomb(), pdfOf({ catalog: `/OpenAction${script}` })]),
      'fileProgram',
    ],
    ['an iPhone picture', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'fileHeic'],
  ])('is refused when it is %s', async (_what, bytes, error) => {
    const response = await upload(await bytes())
    expect([response.status, await errorsOf(response)]).toEqual([400, { file: error }])
    expect([await rows(), await inStore()]).toEqual([[], []])
  })

  test('is refused when it is too large, before all of it is read', async () => {
    expect((await upload(Buffer.alloc(residentFileLimits.bytes + 1))).status).toBe(413)
  })

  test('that no message claims is removed after a day, with its bytes', async () => {
    await kept(pdf)
    await removeUnused(new Date(Date.now() + day - 60_000))
    expect(await inStore()).toHaveLength(1)
    await removeUnused(new Date(Date.now() + day + 60_000))
    expect([await rows(), await inStore()]).toEqual([[], []])
  })
})

describe('where files are searched for viruses', () => {
  let clamd: TestClamd | undefined
  afterAll(() => clamd?.close())

  test('an infected one is refused, and so is every one while the scanner is away', async () => {
    const { scanner } = await import('../../src/platform/viruses/search.ts')
    clamd = await standInClamd()
    const of = vi.spyOn(scanner, 'of').mockReturnValue(clamd.address)
    expect(await errorsOf(await upload(Buffer.concat([pdf, Buffer.from(eicar)])))).toEqual({
      file: 'fileInfected',
    })
    expect((await upload(pdf)).status).toBe(201)
    await clamd.close()
    expect(await errorsOf(await upload(pdf))).toEqual({ file: 'fileNotSearched' })
    of.mockRestore()
  })
})

describe('a message with files', () => {
  test('has them, and its sender needs nothing but their tokens', async () => {
    const files = [await kept(pdf), await kept(await photo(), 'a.jpg')]
    expect((await send(files.map(({ token }) => token))).status).toBe(201)
    const [one, two] = await rows()
    expect(one?.claim).toBe(two?.claim)
    await removeUnused(new Date(Date.now() + 40 * day))
    expect(await inStore()).toHaveLength(2)
  })

  test.each<[string, () => Promise<unknown> | unknown]>([
    ['a made-up token', () => ['a'.repeat(26)]],
    ['no token at all', () => ["' OR 1=1 --"]],
    ['a number', () => [1]],
    ['no list', () => 'x'],
    ['four files', async () => Promise.all([1, 2, 3, 4].map(async () => (await kept(pdf)).token))],
    [
      'the file of another message',
      async () => {
        const { token } = await kept(pdf)
        await send([token])
        return [token]
      },
    ],
    ['one of its own and one that is not there', async () => [(await kept(pdf)).token, 'b'.repeat(26)]],
  ])('is refused with %s, and takes nothing', async (_what, tokens) => {
    const given = await tokens()
    const before = (await desk().payload.count({ collection: 'feedback' })).totalDocs
    const response = await send(given)
    expect([response.status, await errorsOf(response)]).toEqual([400, { files: 'filesGone' }])
    expect((await desk().payload.count({ collection: 'feedback' })).totalDocs).toBe(before)
    expect((await rows()).filter(({ claim }) => claim)).toHaveLength(before)
  })

  test('sent twice under one key has its files once; with others it is another message', async () => {
    const { token } = await kept(pdf)
    const { token: more } = await kept(pdf)
    const statuses = (await Promise.all([1, 2].map(() => send([token], 'one-key')))).map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([201, 201])
    expect((await send([token, more], 'one-key')).status).toBe(400)
    expect((await send([], 'one-key')).status).toBe(409)
    expect((await rows()).filter(({ claim }) => claim)).toHaveLength(1)
  })

  test('of two messages that name the same file at once one gets it', async () => {
    const { token } = await kept(pdf)
    const sent = await Promise.all(['a', 'b', 'c'].map((key) => send([token], key)))
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  })

  test('gives a file to those who may read the message, to be saved and never shown', async () => {
    const { token } = await kept(pdf, 'योजना.pdf')
    const { token: loose } = await kept(pdf)
    await send([token])
    const [mine, other] = await rows()
    const answer = await get(mine?.id ?? 0, 'editor')
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('योजना.pdf')}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
    expect((await get(mine?.id ?? 0, 'admin')).status).toBe(200)
    expect((await get(mine?.id ?? 0, 'clerk')).status).toBe(403)
    expect((await get(mine?.id ?? 0)).status).toBe(401)
    expect((await get(other?.id ?? 0, 'editor')).status).toBe(404)
    expect((await get(9999, 'editor')).status).toBe(404)
    expect(loose).toHaveLength(26)
    for (const as of ['admin', 'editor', 'clerk', undefined] as const)
      for (const path of ['/resident-files', `/resident-files/${mine?.id}`])
        expect((await desk().ask('GET', path, { as })).status, `${as} ${path}`).toBe(403)
  })

  test('takes them along when it is erased, by hand and when its time is over', async () => {
    const tokens = [(await kept(pdf)).token, (await kept(pdf)).token]
    await send([tokens[0]])
    await desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
    expect(await inStore()).toHaveLength(1)
    await send([tokens[1]])
    const { eraseOldFeedback } = await import('../../src/features/feedback/erase-old-feedback.ts')
    await eraseOldFeedback(desk().payload, new Date(Date.now() + 3 * 365 * day))
    expect([await rows(), await inStore()]).toEqual([[], []])
  })

  test('names them in what a person gets of their own data', async () => {
    await send([(await kept(pdf, 'योजना.pdf')).token])
    const { docs } = await desk().payload.find({ collection: 'feedback' })
    const body = { ids: docs.map(({ id }) => id), as: 'json' }
    const given = await desk().ask('POST', '/personal-data/export', { as: 'admin', body })
    expect(await given.json()).toMatchObject({
      messages: [{ files: [{ name: 'योजना.pdf', type: 'application/pdf' }] }],
    })
  })
})

test('files that were claimed for a message which was refused wait as all others do', async () => {
  const { waitingBytes } = await import('../../src/platform/database/resident-files.ts')
  const waiting = () => waitingBytes(desk().payload)
  const [first, second] = [await kept(pdf), await kept(pdf)]
  expect((await send([first.token], 'one-key')).status).toBe(201)
  expect(await waiting()).toBe(second.size)
  expect((await send([second.token], 'one-key')).status).toBe(409)
  expect(await waiting()).toBe(second.size)
})
