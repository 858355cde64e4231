import { type ResidentFileError, residentFileLimits } from '@nagardwar/contract'
import { turnsOf } from '@nagardwar/exchange/process/turns'
import type { Payload } from 'payload'
import { Refusal } from '../../../api/refusal.ts'
import { cleanPdf } from '../../../platform/files/clean-pdf.ts'
import { drawnAnew } from '../../../platform/files/draw-anew.ts'
import { inspectBytes } from '../../../platform/files/inspect-bytes.ts'
import { inspectDocument } from '../../../platform/files/inspect-document.ts'
import { type Kind, kindOf } from '../../../platform/files/kind.ts'
import { type RefusalReason, Refused } from '../../../platform/files/refusal.ts'
import { searchForViruses } from '../../../platform/viruses/search.ts'

export type Judged = { bytes: Buffer; kind: Kind }

/** What residents may send. */
const endings: readonly string[] = ['pdf', 'jpg', 'png']

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

async function look(payload: Payload, bytes: Buffer): Promise<Judged> {
  const expected = kindOf(bytes)
  if (expected && !endings.includes(expected.extension)) throw new Refused('kind')
  await searchForViruses(payload, bytes)
  const kind = inspectBytes(bytes)
  if (kind.extension !== 'pdf') return { kind, bytes: await drawnAnew(bytes, kind) }
  await inspectDocument(bytes, 'resident')
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
