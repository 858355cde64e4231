import { devices } from './calls/devices.ts'
import { mails } from './calls/mails.ts'
import { messages } from './calls/messages.ts'
import { misconduct } from './calls/misconduct.ts'
import { notices } from './calls/notices.ts'
import { reports } from './calls/reports.ts'
import { visits } from './calls/visits.ts'
import { website } from './calls/website.ts'

/** Named examples of the calls that are not lists: what is sent, and what comes back. */
export const callExamples = {
  ...visits,
  ...messages,
  ...misconduct,
  ...notices,
  ...reports,
  ...mails,
  ...devices,
  ...website,
} as const
