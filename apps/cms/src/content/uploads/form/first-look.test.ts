import { describe, expect, it } from 'vitest'
import { refusals } from '../../../platform/files/refusal.ts'
import { firstLook, titleOf } from './first-look.ts'

const shown = async () => true
const file = (...parts: BlobPart[]) => new Blob(parts)
const end = '\nstartxref\n9\n%%EOF\n'
const png = '\x89PNG\r\n\x1a\n'
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('a file that was just chosen', () => {
  it('is taken when it is whole', async () => {
    expect(await firstLook(file('%PDF-1.7', end), shown)).toBeUndefined()
    expect(await firstLook(file(bytes(png)), shown)).toBeUndefined()
  })

  it('is judged by its bytes, whatever its name says', async () => {
    expect(await firstLook(file('PK\x03\x04 a text document'), shown)).toBe(refusals.kind)
  })

  it('of an iPhone is refused before it is sent, with what to do', async () => {
    for (const brand of ['heic\0\0\0\0mif1heic', 'mif1\0\0\0\0mif1heic', 'msf1\0\0\0\0hevc'])
      expect(await firstLook(file(bytes(`\0\0\0\x18ftyp${brand}`)), shown)).toBe(refusals.heic)
    const avif = file(bytes('\0\0\0\x1cftypavif\0\0\0\0avifmif1'))
    expect(await firstLook(avif, shown)).toBeUndefined()
    expect(await firstLook(file(bytes('\0\0\0\x18ftypmp42\0\0\0\0isomheic')), shown)).toBe(refusals.kind)
  })

  it('of 35 MB is told the limit', async () => {
    const large = file('%PDF-1.7', new Uint8Array(35 * 1024 * 1024), end)
    expect((await firstLook(large, shown))?.mr).toBe('दस्तऐवज ३० एमबीपेक्षा मोठा आहे')
  })

  it('must be readable', async () => {
    expect(await firstLook(file('%PDF-1.7 half of it'), shown)).toBe(refusals.brokenPdf)
    expect(await firstLook(file(bytes(png)), async () => false)).toBe(refusals.brokenImage)
  })
})

it('a document’s own name becomes its title, in the language of its letters', () => {
  expect(titleOf('निविदा_सूचना क्र. ७.pdf')).toEqual({ language: 'mr', title: 'निविदा सूचना क्र. ७' })
  expect(titleOf('Tender notice 7.pdf')).toEqual({ language: 'en', title: 'Tender notice 7' })
})
