import { csvOf } from '@nagardwar/exchange/sheet/csv'
import type { PayloadHandler } from 'payload'
import { receivedFeedback } from '../../../platform/database/received-feedback.ts'
import type { Words } from '../../../platform/words/words.ts'
import { stateWords } from '../words.ts'
import { countByMonth, type Numbers } from './numbers.ts'

const headings: Words[] = [
  { en: 'Month', mr: 'महिना' },
  { en: 'Department', mr: 'विभाग' },
  { en: 'Received', mr: 'प्राप्त' },
  stateWords('answered'),
  stateWords('closed'),
  { en: 'Put aside', mr: 'बाजूला ठेवले' },
  { en: 'Overdue now', mr: 'सध्या मुदतीबाहेर' },
  { en: 'Days to the answer (median)', mr: 'उत्तरापर्यंतचे दिवस (मध्यक)' },
  { en: 'Days to the answer (longest)', mr: 'उत्तरापर्यंतचे दिवस (सर्वाधिक)' },
]
const none: Words = { en: 'No department', mr: 'विभाग ठरलेला नाही' }

type Language = keyof Words

const daysIn = (days: number | undefined): string => (days === undefined ? '' : days.toFixed(1))

/** In ASCII digits in both languages: a spreadsheet adds no others. */
function cellsOf(numbers: Numbers, nameOf: (id: number | undefined) => string): string[] {
  const { month, department, received, answered, closed, aside, overdue, medianDays, longestDays } = numbers
  const counts = [received, answered, closed, aside, overdue].map(String)
  return [month, nameOf(department), ...counts, daysIn(medianDays), daysIn(longestDays)]
}

/** `GET /cms-api/feedback-report?language=mr`: numbers by month and department as CSV, without personal data. */
export const reportHandler: PayloadHandler = async ({ payload, query }) => {
  const language: Language = query?.language === 'mr' ? 'mr' : 'en'
  const { docs } = await payload.find({
    collection: 'departments',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const nameOf = (id: number | undefined): string => {
    const name = docs.find((each) => each.id === id)?.name
    return name ? name[language] || name.en : none[language]
  }
  const numbers = countByMonth(await receivedFeedback(payload), new Date())
  const rows = [headings.map((words) => words[language]), ...numbers.map((each) => cellsOf(each, nameOf))]
  return new Response(csvOf(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="feedback-${new Date().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
