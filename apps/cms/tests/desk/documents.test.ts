import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { refusals } from '../../src/platform/files/refusal.ts'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()
const example = (name: string) =>
  readFile(new URL(`../../../../packages/exchange/src/pdf/examples/${name}`, import.meta.url))

async function upload(name: string, language = 'en') {
  const body = new FormData()
  body.append('file', new File([new Uint8Array(await example(name))], name, { type: 'application/pdf' }))
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
