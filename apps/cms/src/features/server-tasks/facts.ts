import type { Payload } from 'payload'
import { addresses } from '../../platform/addresses.ts'
import { backupState } from '../../platform/backups/backup-job.ts'
import { notedBackups } from '../../platform/backups/noted.ts'
import { lastCheck, lineOfCheck } from '../../platform/installation/installation.ts'
import { canSendMail } from '../../platform/mail/mail-server.ts'
import { checksLinks, importFrom } from '../../platform/server-settings.ts'
import type { ServerFacts } from './tasks.ts'

export async function gatherServerFacts(payload: Payload, now: number): Promise<ServerFacts> {
  const { site, desk, firstLanguage } = addresses.of(payload)
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  const check = await lastCheck(payload)
  return {
    origins: { site, desk: desk[0] },
    language: { now: firstLanguage, chosen: settings.firstLanguage ?? firstLanguage },
    backups: await notedBackups(payload),
    hasBackupFailed: backupState(payload) === 'failed',
    hasMail: canSendMail(payload),
    isServerWell: check !== undefined && !lineOfCheck(check, now).isBad,
    checksLinks: checksLinks.of(payload),
    importFrom: importFrom.of(payload),
  }
}
