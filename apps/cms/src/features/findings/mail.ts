import type { Payload } from 'payload'
import { mailStaff } from '../../content/staff-mail/staff-mail.ts'
import type { Findings } from './findings.ts'
import { countsOf } from './present.ts'
import { words } from './words.ts'

/** The weekly list to editors and administrators: how much of what. Nothing where all is well. */
export async function mailFindings(payload: Payload, findings: Findings): Promise<void> {
  const inEnglish = countsOf(findings, 'en')
  const inMarathi = countsOf(findings, 'mr')
  const lines = inEnglish.flatMap(({ count, title, shown }, index) => {
    const marathi = inMarathi[index]
    return count > 0 && marathi
      ? [{ en: `${title}: ${shown}`, mr: `${marathi.title}: ${marathi.shown}` }]
      : []
  })
  if (lines.length === 0) return
  const to = { role: { in: ['editor', 'admin'] } }
  await mailStaff(payload, to, { subject: words.title, lines, path: '/findings' })
}
