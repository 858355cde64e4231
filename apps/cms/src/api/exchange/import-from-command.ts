import path from 'node:path'
import type { Payload } from 'payload'
import { noteInJournal } from '../../content/journal/entry.ts'
import { type Imported, type ImportRequest, importCouncil } from './import-council.ts'

/** The source as it may be kept: without an account, a password or the folders of the machine. */
const sourceIn = (from: string): string => (URL.canParse(from) ? new URL(from).host : path.basename(from))

/** An import that an operator starts on the server. The journal says so: no person of the desk did it. */
export async function importFromCommand(
  payload: Payload,
  request: ImportRequest,
  print: (line: string) => void,
): Promise<Imported> {
  const source = sourceIn(request.from)
  if (!request.isDryRun)
    await noteInJournal(
      { payload },
      {
        action: 'import',
        changes: {
          en: `From the server’s command line: ${source}`,
          mr: `सर्व्हरवरील आदेशाने: ${source}`,
        },
      },
    )
  return importCouncil(payload, request, print)
}
