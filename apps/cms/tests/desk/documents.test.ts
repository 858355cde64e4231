import { readFile } from 'node:fs/promises'
import { type MadeParts, packedPdfOf, pdfOf } from '@nagardwar/exchange/pdf/testing/pdf-of'
import { expect, test, vi } from 'vitest'
import { refusals } from '../../src/platform/files/refusal.ts'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()
const example = (name: string) =>
  readFile(new URL(`../../../../packages/exchange/src/pdf/examples/${name}`, import.meta.url))

async function upload(name: string, language = 'en', bytes?: Buffer) {
  const body = new FormData()
  const sent = new Uint8Array(bytes ?? (await example(name)))
  body.append('file', new File([sent], name, { type: 'application/pdf' }))
  body.append('_payload', JSON.stringify({ alt: {} }))
  const response = await desk().ask('POST', '/media', {
    as: 'clerk',
    body,
    headers: { 'accept-language': language },
  })
  const { errors, doc } = (await response.json()) as {
    errors?: { message: string }[]
    doc?: { filename: string }
  }
  return { status: response.status, message: errors?.[0]?.message, name: doc?.filename }
}

test.each([
  ['that needs a password', 'password.pdf', 'pdfPassword'],
  ['that runs a program when it is opened', 'js.pdf', 'pdfProgram'],
] as const)(
  'a document %s is refused with what to do, and is no failure of the desk',
  async (_what, name, reason) => {
    const { logger } = desk().payload
    const failure = vi.spyOn(logger, 'error')
    expect(await upload(name)).toMatchObject({ status: 400, message: `${name}: ${refusals[reason].en}` })
    expect(await upload(name, 'mr')).toMatchObject({
      status: 400,
      message: `${name}: ${refusals[reason].mr}`,
    })
    expect(failure).not.toHaveBeenCalled()
    failure.mockRestore()
  },
)

test.each([
  'html-after-end.pdf',
  'xhtml-at-start.pdf',
  'bad-code-point.pdf',
  'old-font-budget.pdf',
  'double.pdf',
])('%s is taken', async (name) => {
  expect(await upload(name)).toMatchObject({ status: 201 })
})

const attached = (name: string): MadeParts => ({
  catalog: '/Names<</EmbeddedFiles<</Names[(a) 10 0 R]>>>>',
  objects: [
    `<</Type/Filespec/F(${name})/EF<</F 11 0 R>>>>`,
    '<</Type/EmbeddedFile/Length 1>>stream\nx\nendstream',
  ],
})

test.each<[string, Buffer]>([
  ['runs a script on a page', pdfOf({ page: '/AA<</O<</S/JavaScript/JS(app.alert(1))>>>>' })],
  ['starts a program', packedPdfOf({ catalog: '/OpenAction<</S/Launch/F(cmd.exe)>>' })],
  ['opens a document of another computer', pdfOf({ catalog: '/OpenAction<</S/GoToR/F(x.pdf)/D[0/Fit]>>' })],
  ['has a program in it', pdfOf(attached('a.exe'))],
])('a document that %s is refused', async (_what, bytes) => {
  expect(await upload('a.pdf', 'en', bytes)).toMatchObject({
    status: 400,
    message: `a.pdf: ${refusals.pdfProgram.en}`,
  })
})

test.each<[string, Buffer]>([
  ['opens at a page', pdfOf({ catalog: '/OpenAction[3 0 R/Fit]' })],
  ['has the data of an invoice in it', pdfOf(attached('factur-x.xml'))],
])('a document that %s is taken', async (what, bytes) => {
  expect(await upload(`${what}.pdf`, 'en', bytes)).toMatchObject({ status: 201 })
})
