import { expect, test } from 'vitest'
import { most } from '../../../platform/files/limits.ts'
import { sortedFiles } from './sorted-files.ts'

const end = '\nstartxref\n9\n%%EOF\n'
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

test('of several files those that cannot be taken are named, each with its reason, and the others taken', async () => {
  const notice = file('सूचना.pdf', '%PDF-1.7', end)
  const large = file('आराखडा.pdf', '%PDF-1.7', new Uint8Array(most.pdfBytes + 1), end)
  const letter = file('letter.docx', 'PK\x03\x04')
  const { good, refused } = await sortedFiles([large, notice, letter], async () => true)
  expect(good).toEqual([notice])
  expect(refused.map(({ mr }) => mr)).toEqual([
    'आराखडा.pdf: दस्तऐवज ३० एमबीपेक्षा मोठा आहे',
    expect.stringMatching(/^letter\.docx: केवळ चित्रे/),
  ])
  expect(refused.map(({ en }) => en)).toEqual([
    'आराखडा.pdf: The document is larger than 30 MB',
    expect.stringMatching(/^letter\.docx: Only pictures/),
  ])
})
