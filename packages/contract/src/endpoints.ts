import { z } from 'zod'
import { devices } from './endpoints/devices.ts'
import type { Endpoint } from './endpoints/endpoint.ts'
import { mails } from './endpoints/mails.ts'
import { messages } from './endpoints/messages.ts'
import { misconduct } from './endpoints/misconduct.ts'
import { notices } from './endpoints/notices.ts'
import { reports } from './endpoints/reports.ts'
import { visits } from './endpoints/visits.ts'
import { website } from './endpoints/website.ts'
import { lists } from './generated/lists.ts'
import { type ListName, listNames } from './list-paths.ts'
import { sentSchema } from './sent-answer.ts'

/** The answer of a list: an array, or an object that contains it. */
function answerSchema(name: ListName): z.ZodType {
  const { wrapper } = lists[name]
  const rows = z.array(sentSchema(name))
  return wrapper ? z.strictObject({ [wrapper]: rows.describe('The rows.') }) : rows
}

const list = (name: ListName): Endpoint => {
  const { path, language, meaning } = lists[name]
  return { name, method: 'GET', path, language, meaning, status: 200, response: answerSchema(name) }
}

/** Every endpoint of the API, lists first. */
export const endpoints: readonly Endpoint[] = [
  ...listNames.map(list),
  ...visits,
  ...messages,
  ...misconduct,
  ...notices,
  ...reports,
  ...mails,
  ...devices,
  ...website,
]
