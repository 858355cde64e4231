import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { shareOfMachine } from '../../../../../tests/support/machine-share.ts'
import { inspect } from './inspect.ts'
import { most } from './limits.ts'
import { jpegParts } from './picture-parts.ts'
import { refusals } from './refusal.ts'

const picture = (width = 8, height = 8) =>
  sharp({ create: { width, height, channels: 3, background: '#1f4e79' } })
const pdf = (body = ''): Buffer => Buffer.from(`%PDF-1.7\n${body}\nstartxref\n0\n%%EOF\n`)
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** A JPEG with a web page in a comment at its start. */
async function jpegWithPage(): Promise<Buffer> {
  const jpeg = await picture().jpeg().toBuffer()
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  const comment = Buffer.from([0xff, 0xfe, 0, page.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), comment, page, jpeg.subarray(2)])
}

describe('an upload is taken in', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('when it is a %s picture', async (format) => {
    const bytes = await picture().toFormat(format).toBuffer()
    expect(await inspect(bytes)).toMatchObject({ mimeType: `image/${format}` })
  })

  it.each(['html-after-end', 'xhtml-at-start'])('when it is %s.pdf', async (name) => {
    const bytes = await readFile(
      new URL(`../../../../../packages/exchange/src/pdf/examples/${name}.pdf`, import.meta.url),
    )
    expect(await inspect(bytes)).toMatchObject({ extension: 'pdf' })
  })

  it('when it is a PDF with other bytes before its header', async () => {
    expect(await inspect(Buffer.from(`some lines of a printer\n${pdf()}`))).toMatchObject({
      extension: 'pdf',
    })
  })

  it('when it is a PDF', async () => {
    expect(await inspect(pdf())).toEqual({ mimeType: 'application/pdf', extension: 'pdf' })
  })
})

const csv = (cell: string): Buffer => Buffer.from(`Head,Planned\n${cell},5\n`)

describe('a sheet of text', () => {
  it.each(['Roads', '-5.5', '-', '+91 (251) 555-0110', '- Roads (old)', ' =', "'=1", 'a=b', '"Rate, 5 = 6"'])(
    'may hold %s',
    async (cell) => {
      expect(await inspect(csv(cell), 'a.csv')).toMatchObject({ extension: 'csv' })
    },
  )

  it.each([
    '=1+1',
    '"=HYPERLINK(""https://evil.example"")"',
    "=cmd|'/C calc'!A0",
    "-2+3+cmd|'/C calc'!A0",
    '+WEBSERVICE("https://evil.example")',
    '@SUM(1)',
  ])('may not hold the formula %s, which runs in the program of whoever downloads it', async (cell) => {
    await expect(inspect(csv(cell), 'a.csv')).rejects.toMatchObject({ words: refusals.sheetFormula })
  })
})

const repeated = (start: Buffer, part: Buffer, times: number): Buffer =>
  Buffer.concat([start, Buffer.alloc(part.length * times, part)])

/** 13.6 MB with 1.7 million empty chunks. */
function webpOfManyParts(): Buffer {
  const bytes = repeated(Buffer.from('RIFF____WEBP'), Buffer.from('junk\0\0\0\0'), 1_700_000)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return bytes
}

describe('a picture of very many parts is refused before anything is done with it', () => {
  it.each([
    ['WebP with 1.7 million empty chunks', webpOfManyParts()],
    [
      'JPEG with 3.6 million empty segments',
      repeated(Buffer.from('ffd8', 'hex'), Buffer.from('ffe10002', 'hex'), 3_600_000),
    ],
    [
      'PNG with a million empty chunks',
      repeated(
        Buffer.from('89504e470d0a1a0a', 'hex'),
        Buffer.from('000000006a756e6b00000000', 'hex'),
        1_000_000,
      ),
    ],
  ])('%s', async (_what, bytes) => {
    const begun = performance.now()
    await expect(inspect(bytes)).rejects.toMatchObject({ words: refusals.pictureParts })
    expect((performance.now() - begun) / shareOfMachine()).toBeLessThan(500)
  })

  it('but not one whose pixels have very many marked bytes', async () => {
    const jpeg = await picture().jpeg().toBuffer()
    const bytes = Buffer.concat([
      jpeg.subarray(0, -2),
      Buffer.alloc(14_000_000, Buffer.from('ff00', 'hex')),
      jpeg.subarray(-2),
    ])
    const begun = process.cpuUsage()
    expect([...jpegParts(bytes)].at(-1)?.end).toBe(bytes.length - 2)
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500)
  })
})

describe('an upload is refused', () => {
  const refused = (bytes: Buffer, reason: keyof typeof refusals) =>
    expect(inspect(bytes)).rejects.toMatchObject({ words: refusals[reason] })

  it.each([
    ['an SVG drawing', svg],
    ['an SVG drawing with an XML head', `<?xml version="1.0"?>${svg}`],
    ['a web page', '<!doctype html><p>hello'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
    ['an archive', 'PK\x03\x04'],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['nothing', ''],
  ])('when it is %s', (_what, text) => refused(Buffer.from(text, 'latin1'), 'kind'))

  it('when a picture or a PDF has a web page in its beginning', async () => {
    await refused(await jpegWithPage(), 'page')
    await refused(pdf('<script>alert(1)</script>'), 'page')
    await refused(Buffer.from(`<html></html>${pdf()}`), 'page')
    await refused(Buffer.from(`\n${pdf('<body onload="alert(1)">')}`), 'page')
  })

  it('when a picture is cut off or only looks like one', async () => {
    const whole = await picture(400, 400).jpeg().toBuffer()
    await refused(whole.subarray(0, whole.length / 2), 'brokenImage')
    await refused(Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1'), 'brokenImage')
  })

  it('when a PDF has no end', () => refused(Buffer.from('%PDF-1.7\n'), 'brokenPdf'))

  it('when a PDF is cut off behind the end of an earlier version', () =>
    refused(Buffer.concat([pdf(), Buffer.from('9 0 obj<</Type/Page')]), 'brokenPdf'))

  it('when it is too large', async () => {
    await refused(pdf('x'.repeat(most.pdfBytes)), 'pdfSize')
    const jpeg = await picture().jpeg().toBuffer()
    await refused(Buffer.concat([jpeg, Buffer.alloc(most.imageBytes)]), 'imageSize')
  })

  it('when a small file unpacks to a huge picture', async () => {
    await refused(await picture(10_000, 5_001).png().toBuffer(), 'pixels')
  })
})
