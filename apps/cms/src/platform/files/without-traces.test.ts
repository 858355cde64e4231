import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanAvif } from './clean-avif.ts'
import { inspect } from './inspect.ts'
import { kindOf } from './kind.ts'
import { withoutTraces } from './without-traces.ts'

const exif = {
  IFD0: { Make: 'Phone of Kavita', ImageDescription: 'My house' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '19/1 13/1 45/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '73/1 8/1 3/1',
  },
}
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>'

const noise = () =>
  sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })

type Format = 'jpeg' | 'png' | 'webp' | 'avif'
const photo = (format: Format, orientation = 1) =>
  noise()
    .toFormat(format)
    .withExif(exif)
    .withXmp(xmp)
    .withMetadata({ orientation })
    .withIccProfile('p3')
    .toBuffer()

const cleaned = async (bytes: Buffer) => {
  const kind = kindOf(bytes)
  if (!kind) throw new Error('Not a picture')
  return withoutTraces(bytes, kind)
}
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

describe('a photograph', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'as %s loses what says where it was taken and by whom',
    async (format) => {
      const bytes = await photo(format)
      expect((await sharp(bytes).metadata()).exif).toBeDefined()
      const clean = await cleaned(bytes)
      const { exif: left, xmp: words, icc, width, height } = await sharp(clean).metadata()
      expect({ left, words, width, height }).toEqual({
        left: undefined,
        words: undefined,
        width: 60,
        height: 40,
      })
      expect(clean.toString('latin1')).not.toMatch(/Kavita|My house|xmpmeta/)
      expect(icc).toBeDefined()
      await inspect(clean)
    },
  )

  it('as a large AVIF is answered at once, without being drawn anew', async () => {
    const bytes = await readFile(new URL('./examples/exif.avif', import.meta.url))
    const begun = process.cpuUsage()
    const clean = await cleaned(bytes)
    const { user } = process.cpuUsage(begun)
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    expect((await sharp(clean).metadata()).exif).toBeUndefined()
    expect(clean.length).toBe(bytes.length)
    expect(await pixels(clean)).toEqual(await pixels(bytes))
    expect(user / 1000).toBeLessThan(1000)
  })

  it('as an AVIF with a few bytes of metadata is not searched for them', async () => {
    expect(cleanAvif(await photo('avif'), [Buffer.alloc(0)])).toBeUndefined()
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s keeps every pixel', async (format) => {
    const bytes = await photo(format)
    expect(await pixels(await cleaned(bytes))).toEqual(await pixels(bytes))
  })

  it.each([3, 6, 8])('that lies on its side (%i) is still turned', async (orientation) => {
    const clean = await cleaned(await photo('jpeg', orientation))
    const facts = await sharp(clean).metadata()
    expect(facts.orientation).toBe(orientation)
    expect(facts.exif?.length).toBeLessThan(40)
  })

  it('of a progressive kind keeps all of its scans', async () => {
    const bytes = await noise().jpeg({ progressive: true, quality: 90 }).withExif(exif).toBuffer()
    expect(await pixels(await cleaned(bytes))).toEqual(await pixels(bytes))
  })

  it('without traces keeps its bytes', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await noise().toFormat(format).toBuffer()
      expect(await cleaned(bytes)).toEqual(bytes)
    }
  })
})

it.each(['jpeg', 'png', 'webp'] as const)(
  'what is hidden behind a %s picture is not stored',
  async (format) => {
    const bytes = await noise().toFormat(format).toBuffer()
    const polyglot = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>PK\x03\x04')])
    expect(await cleaned(polyglot)).toEqual(bytes)
  },
)

describe('a document', () => {
  const example = (name: string) =>
    readFile(new URL(`../../../../../packages/exchange/src/pdf/examples/${name}.pdf`, import.meta.url))

  it('loses the web page of the program that sent it', async () => {
    const bytes = await example('html-after-end')
    const clean = await cleaned(bytes)
    expect(bytes.toString('latin1')).toMatch(/<html/i)
    expect(clean.toString('latin1')).not.toMatch(/<html/i)
    expect(clean.subarray(0, clean.length - 1)).toEqual(bytes.subarray(0, clean.length - 1))
    await inspect(clean)
  })

  it('is otherwise the same', async () => {
    const bytes = await example('xhtml-at-start')
    expect(await cleaned(bytes)).toBe(bytes)
  })
})
