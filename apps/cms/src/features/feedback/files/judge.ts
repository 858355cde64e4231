import { type ResidentFileError, residentFileLimits } from '@nagardwar/contract'
import { turnsOf } from '@nagardwar/exchange/process/turns'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { Refusal } from '../../../api/refusal.ts'
import { cleanPdf } from '../../../platform/files/clean-pdf.ts'
import { inspect } from '../../../platform/files/inspect.ts'
import { inspectDocument } from '../../../platform/files/inspect-document.ts'
import { type Kind, kindOf } from '../../../platform/files/kind.ts'
import { type RefusalReason, Refused } from '../../../platform/files/refusal.ts'
import { searchForViruses } from '../../../platform/viruses/search.ts'

export type Judged = { bytes: Buffer; kind: Kind }

/** What residents may send. */
const endings: readonly string[] = ['pdf', 'jpg', 'png']

/** In pixels: what a photograph of a place or a page shows can be read at this size. */
const longestSide = 2560

/** One after the other: each may take as much memory as the desk itself. */
const inTurn = turnsOf('file of a resident')

const errors: Partial<Record<RefusalReason, ResidentFileError>> = {
  heic: 'fileHeic',
  imageSize: 'fileTooLarge',
  pdfSize: 'fileTooLarge',
  pixels: 'fileTooLarge',
  pictureParts: 'fileTooLarge',
  tooLargeToSearch: 'fileTooLarge',
  brokenImage: 'fileBroken',
  brokenPdf: 'fileBroken',
  pdfPassword: 'filePassword',
  pdfProgram: 'fileProgram',
  infected: 'fileInfected',
  notSearched: 'fileNotSearched',
}

const refuse = (error: ResidentFileError): never => {
  throw new Refusal(400, 'checkFields', { errors: { file: error } })
}

/** A picture is drawn anew from its pixels: nothing of its file is kept, neither place nor camera nor what is hidden in it. */
function drawnAnew(bytes: Buffer, { extension }: Kind): Promise<Buffer> {
  const picture = sharp(bytes)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  return extension === 'png'
    ? picture.png({ compressionLevel: 9 }).toBuffer()
    : picture.jpeg({ quality: 82 }).toBuffer()
}

async function look(payload: Payload, bytes: Buffer): Promise<Judged> {
  const expected = kindOf(bytes)
  if (expected && !endings.includes(expected.extension)) throw new Refused('kind')
  await searchForViruses(payload, bytes)
  const kind = await inspect(bytes)
  if (kind.extension !== 'pdf') return { kind, bytes: await drawnAnew(bytes, kind) }
  await inspectDocument(bytes)
  return { kind, bytes: cleanPdf(bytes) }
}

/** A file as it is kept, or the reason why it is not: by its bytes, whatever it is called. */
export async function judge(payload: Payload, bytes: Buffer): Promise<Judged> {
  if (bytes.length > residentFileLimits.bytes) refuse('fileTooLarge')
  try {
    return await inTurn(() => look(payload, bytes))
  } catch (error) {
    if (error instanceof Refused) return refuse(errors[error.reason] ?? 'fileKind')
    throw error
  }
}
