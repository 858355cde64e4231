import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { api, ask } from '../support/council.ts'
import { send } from '../support/desk-calls.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'

describe('files that staff upload', () => {
  let tokens: Record<Role, string>
  beforeAll(async () => {
    tokens = await hireStaff()
  })

  const upload = (name: string, type: string, bytes: Uint8Array | string) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: { en: 'A test' } }))
    form.set('file', new Blob([bytes as BlobPart], { type }), name)
    return ask(desk('/media'), { method: 'POST', headers: as(tokens.clerk), body: form })
  }
  /** The bytes that residents get: a file is sent while something public names it. */
  const asPublished = async (filename: string): Promise<Buffer> => {
    const text = `/uploads/${filename}`
    expect((await ask(api(text))).status).toBe(404)
    const body = { name: { en: text, mr: text }, _status: 'published' }
    const made = await send({ method: 'POST', path: '/ponds', body }, as(tokens.admin))
    expect(made.status).toBe(201)
    const { doc } = (await made.json()) as { doc: { id: number } }
    const file = await ask(api(text))
    expect(file.status).toBe(200)
    expect((await send({ method: 'DELETE', path: `/ponds/${doc.id}` }, as(tokens.admin))).status).toBe(200)
    return Buffer.from(await file.arrayBuffer())
  }
  const picture = (width = 40, height = 30) =>
    sharp({ create: { width, height, channels: 3, background: '#d98a1f' } })
  const pdf = '%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n'

  test.each([
    [
      'a drawing with a script',
      'a.svg',
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    ],
    ['a page', 'a.html', 'text/html', '<script>alert(1)</script>'],
    ['a page that calls itself a picture', 'a.png', 'image/png', '<html><script>alert(1)</script>'],
    [
      'a page that begins as a document',
      'a.pdf',
      'application/pdf',
      `%PDF-1.7\n<html><script>alert(1)</script>\n${pdf}`,
    ],
    ['a GIF that is a script', 'a.gif', 'image/gif', 'GIF89a=1;alert(1)//'],
    ['a GIF that calls itself a JPEG', 'a.jpg', 'image/jpeg', 'GIF89a=1;alert(1)//'],
    ['a program', 'a.jpg', 'image/jpeg', 'MZ\x90\x00'],
    ['an archive', 'a.pdf', 'application/pdf', 'PK\x03\x04'],
    ['an empty file', 'a.png', 'image/png', ''],
  ])('are refused in words: %s', async (_what, name, type, bytes) => {
    const response = await upload(name, type, bytes)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) }] })
  })

  test('lose the place where they were taken and what hides behind their end', async () => {
    const photo = await picture(900, 700)
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Kavita of house 12' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 13/1 45/1' },
      })
      .toBuffer()
    const response = await upload(
      'photo.jpg',
      'image/jpeg',
      Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]),
    )
    expect(response.status).toBe(201)
    const { doc } = (await response.json()) as { doc: { filename: string } }
    const stored = await asPublished(doc.filename)
    expect(stored.toString('latin1')).not.toMatch(/Kavita|<script>/)
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
  })

  test.each([
    '../../../etc/cron.d/x.pdf',
    '..\\..\\x.pdf',
    'C:\\x.pdf',
    '/etc/x.pdf',
    '.htaccess.pdf',
    'a\u202efdp.exe',
    'x.php.pdf',
    `${'न'.repeat(300)}.pdf`,
    'con.pdf',
    '<script>.pdf',
    '"; filename="b.pdf',
  ])('get a name of ours, whatever they were called: %j', async (name) => {
    const response = await upload(name, 'application/pdf', `${pdf}${Math.random()}\nstartxref\n0\n%%EOF\n`)
    expect(response.status).toBe(201)
    const { doc } = (await response.json()) as { doc: { filename: string } }
    expect(doc.filename).toMatch(/^[\p{Script=Devanagari}a-z0-9-]{1,60}-[0-9a-f]{12}\.pdf$/u)
  })

  test('may be opened in the viewer of every browser, and run and are framed nowhere else', async () => {
    const response = await upload('viewed.pdf', 'application/pdf', `${pdf}viewed\nstartxref\n0\n%%EOF\n`)
    const { doc } = (await response.json()) as { doc: { filename: string } }
    const shown = await ask(desk(`/media/file/${doc.filename}`), { headers: as(tokens.clerk) })
    expect(shown.status).toBe(200)
    const policy = shown.headers.get('content-security-policy')
    // Safari takes the viewer for an object, and refuses it where objects or all scripts are refused.
    expect(policy).not.toMatch(/object-src|script-src|default-src|sandbox/)
    expect(policy).toBe("base-uri 'none'; form-action 'none'; frame-ancestors 'self'")
  })

  test('are refused when a form cannot be read', async () => {
    const parts = (name: string) =>
      `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${pdf}\r\n--x--\r\n`
    for (const body of [parts('a\u0000.pdf'), '--x\r\n', 'nonsense']) {
      const headers = { ...as(tokens.clerk), 'content-type': 'multipart/form-data; boundary=x' }
      const { status } = await ask(desk('/media'), { method: 'POST', headers, body })
      expect({ body: body.slice(0, 60), status }).toEqual({ body: body.slice(0, 60), status: 400 })
    }
  })

  test('are never fetched from an address', async () => {
    const response = await ask(desk('/media/paste-url?src=http://127.0.0.1:1/'), {
      headers: as(tokens.admin),
    })
    expect([400, 401, 403, 404]).toContain(response.status)
  })

  // Last, because the desk closes the connection of a client that it stops.
  test('are refused when they unfold into too many pixels, or are too large', async () => {
    const bomb = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect((await upload('bomb.png', 'image/png', bomb)).status).toBe(400)
    const large = await upload('large.pdf', 'application/pdf', Buffer.alloc(32 * 1024 * 1024, pdf))
    expect([400, 413]).toContain(large.status)
  })
})
