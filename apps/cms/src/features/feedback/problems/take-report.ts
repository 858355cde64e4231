import {
  noonOf,
  type Position,
  type Report,
  readPosition,
  validateReport,
  writePosition,
} from '@nagardwar/contract'
import type { DataFromCollectionSlug, Payload } from 'payload'
import { readBody } from '../../../api/body.ts'
import { Refusal } from '../../../api/refusal.ts'
import { publicRecords } from '../../../content/public-records.ts'
import { dayInIndia, workingDaysAfter } from '../../../platform/dates/working-days.ts'
import { placeWritten } from '../../../platform/maps/place.ts'
import type { Words } from '../../../platform/words/words.ts'
import { takeMessage } from '../taking/take-message.ts'

type Kind = DataFromCollectionSlug<'report-kinds'>
type Language = keyof Words

const mostOfSubject = 200
const photographTypes = ['image/jpeg', 'image/png']

const languageIn = (body: unknown): Language =>
  (body as { language?: unknown } | null)?.language === 'en' ? 'en' : 'mr'

const checked = (body: unknown, council: Position | undefined): Report => {
  const report = validateReport(body, council)
  if (!report.ok) throw new Refusal(400, 'checkFields', { errors: report.errors })
  return report.value
}

/** Where the council's building is, if it has said so. */
async function councilPlace(payload: Payload): Promise<Position | undefined> {
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  return readPosition(placeWritten(settings))
}

/** A kind that residents see in the list now. */
async function kindOf(payload: Payload, id: number): Promise<Kind> {
  const kind = (await publicRecords(payload, 'report-kinds')).find((each) => each.id === id)
  if (!kind) throw new Refusal(400, 'checkFields', { errors: { kind: 'kindRequired' } })
  return kind
}

async function wardOf(payload: Payload, id: number | null) {
  return id === null ? undefined : (await publicRecords(payload, 'wards')).find((ward) => ward.id === id)
}

const departmentOf = ({ department }: Kind): number | undefined =>
  (typeof department === 'object' ? department?.id : department) ?? undefined

/** Noon of a day, as the desk stores days. */
const noon = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return noonOf(year, month, date)
}

/** The day that the charter promises; undefined for a kind without one. */
async function promisedDay(payload: Payload, { workingDays }: Kind, now: Date): Promise<string | undefined> {
  if (workingDays === null || workingDays === undefined) return undefined
  const holidays = await publicRecords(payload, 'holidays')
  const closed = new Set(holidays.flatMap(({ day }) => (day ? [dayInIndia(day)] : [])))
  return noon(workingDaysAfter(dayInIndia(now), workingDays, closed))
}

/**
 * `POST /report`: a problem at a place, as a message of the kind `report`. Its subject is made of kind and place. It
 * goes to the department of its kind, and is due after the working days of that.
 */
export async function takeReport(payload: Payload, request: Request): Promise<Response> {
  const body = await readBody(request)
  const report = checked(body, await councilPlace(payload))
  const language = languageIn(body)
  const kind = await kindOf(payload, report.kind)
  const ward = await wardOf(payload, report.ward)
  const where = report.place || ward?.name[language] || ward?.name.en || ''
  const named = kind.name[language] || kind.name.en
  const subject = [...[named, where].filter(Boolean).join(': ')].slice(0, mostOfSubject).join('')
  const dueOn = await promisedDay(payload, kind, new Date())
  const department = departmentOf(kind)
  return takeMessage(payload, request, body, {
    kind: 'report',
    written: {
      name: report.name,
      mobile: report.mobile,
      email: report.email,
      subject,
      feedback: report.text || subject,
      language,
      reportKind: kind.id,
      reportWard: ward?.number ?? null,
      reportPlace: report.place || null,
      reportPosition: report.position ? writePosition(report.position) : null,
    },
    files: (body as { photographs?: unknown }).photographs,
    fileTypes: photographTypes,
    added: { ...(dueOn ? { dueOn } : {}), ...(department ? { department } : {}) },
    receipt: (stored) => ({ dueOn: dueOn && stored.dueOn ? dayInIndia(stored.dueOn) : null }),
  })
}
