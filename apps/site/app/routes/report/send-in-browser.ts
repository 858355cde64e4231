import { noticeVersion, residentFileLimits } from '@nagardwar/contract/browser'
import { postInBrowser, postJson } from '../../api/feedback.ts'
import { followReport, sendReport } from '../../api/report.ts'
import { sendPhotograph } from '../../api/report-photograph.ts'
import { type Attached, type FileProblem, fileErrorOf } from '../../attached/attached.ts'
import { keptInTab } from '../../feedback/tab-store.ts'
import { isTrapped, quickestHand } from '../../message-form/own-fields.ts'
import { nearbyPath } from '../../reports/find-nearby.ts'
import type { Nearby } from '../../reports/nearby-reports.ts'
import { type CheckedReport, type CouncilPlace, checked, positionOf, sentReport } from './checked-report.ts'
import type { Photograph } from './photographs.ts'
import type { Notice } from './problem.ts'
import { draftName, hasText, placeOf, writtenIn, writtenOf } from './written-report.ts'

type Options = {
  form: FormData
  /** Those that the server has from an earlier attempt without script. */
  attached: readonly Attached[]
  photographs: readonly Photograph[]
  /** For how many milliseconds the form has been open. */
  age: number
  language: 'en' | 'mr'
  council: CouncilPlace
  hasSeenNearby: boolean
  /** The key of these texts: the same for each attempt. */
  keyOf: (report: CheckedReport) => string
  /** A photograph that the server has by now need not be sent again. */
  onTaken: (key: string, token: string) => void
}

/** Sends the form from the browser. A form that was filled in too quickly is sent a little later. */
export async function sendInBrowser(options: Options): Promise<Notice> {
  const { form, attached, photographs, age, language, hasSeenNearby, keyOf } = options
  const report = checked(writtenIn(form), options.council)
  if (!report.ok) return { state: 'refused', errors: report.errors }
  if (isTrapped(form)) return { state: 'trapped' }
  if (attached.length + photographs.length > residentFileLimits.files)
    return { state: 'files', problems: [{ name: '', error: 'tooManyFiles' }] }
  if (!navigator.onLine) return keepReport(report.value, options)
  const nearby = hasSeenNearby ? [] : await askNearby(report.value, language)
  if (nearby.length > 0) return { state: 'nearby', reports: nearby }
  const { tokens, problems } = await sendPhotographs(photographs, options.onTaken)
  if (problems.length > 0) return { state: 'files', problems }
  const pause = quickestHand - age
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
  return sendReport(
    postInBrowser,
    sentReport(report.value, {
      photographs: [...attached.map(({ token }) => token), ...tokens],
      notice: noticeVersion,
      language,
      age: Math.max(age, quickestHand),
    }),
    keyOf(report.value),
  )
}

type Kept = Pick<Options, 'age' | 'language' | 'council' | 'attached' | 'photographs' | 'keyOf'>

/** Keeps on the device what is written in the form. */
export async function keepInBrowser(form: FormData, options: Kept): Promise<Notice> {
  const report = checked(writtenIn(form), options.council)
  return report.ok ? keepReport(report.value, options) : { state: 'refused', errors: report.errors }
}

/** "This is it, tell me too", with the address that is written in the form. */
export async function followInBrowser(
  form: FormData,
  report: number,
  language: 'en' | 'mr',
): Promise<Notice> {
  const { email } = writtenIn(form)
  const answer = await followReport(postInBrowser, { report, email, language, website: '' })
  if (answer === 'counted') return { state: 'followed', isTold: email.trim() !== '', isInForm: true }
  if (answer === 'emailInvalid') return { state: 'refused', errors: { email: 'emailInvalid' } }
  if (answer === 'busy') return { state: 'busy', seconds: 60 }
  return { state: answer }
}

/**
 * Stores a checked report on the device, with the key of any earlier attempt and with its photographs. One that the browser
 * could not draw anew does not wait: the server might never take it, and it says where it was taken.
 */
async function keepReport(
  report: CheckedReport,
  { age, language, attached, photographs, keyOf }: Kept,
): Promise<Notice> {
  const problems = photographs
    .filter(({ preview }) => !preview)
    .map(({ name }) => ({ name, error: 'fileBroken' as const }))
  if (problems.length > 0) return { state: 'files', problems }
  try {
    const { keepSealed } = await loadOutbox()
    const sent = sentReport(report, {
      photographs: [],
      notice: noticeVersion,
      language,
      age: Math.max(age, quickestHand),
    })
    const key = keyOf(report)
    await keepSealed(sent, key, [...attached, ...photographs])
    return { state: 'kept', key }
  } catch (error) {
    console.error('A report cannot be kept on this device', error)
    return { state: 'notKept' }
  }
}

type ChangeNotice = (change: (now: Notice | undefined) => Notice | undefined) => void

/** Instead of the notice of a kept report its number, once it was sent, also from another tab. */
export async function showWhenSent(kept: Notice, changeNotice: ChangeNotice): Promise<void> {
  if (kept.state !== 'kept') return
  const { onOutboxChange, readOutbox } = await loadOutbox()
  const stop = onOutboxChange(async () => {
    const entry = (await readOutbox()).find(({ key }) => key === kept.key)
    if (entry?.state === 'waiting') return
    stop()
    if (entry?.state !== 'sent') return
    const { key, reference, dueOn } = entry
    const sent: Notice = { state: 'sent', wasKept: key, reference, ...(dueOn ? { dueOn } : {}) }
    changeNotice((now) => (now === kept ? sent : now))
  })
}

const loadOutbox = () => import('../../feedback/without-network.ts')
/** Loaded as soon as the page stands: when it is needed there may be no network. */
export const loadForLater = () => Promise.all([loadOutbox(), import('./photographs.ts')])

/** Whether the same problem is known. An answer that does not come keeps nobody from reporting. */
async function askNearby(report: CheckedReport, language: 'en' | 'mr'): Promise<Nearby[]> {
  try {
    const { kind, ward } = report
    const response = await postJson(nearbyPath, { kind, ward, position: positionOf(report), language }, {})
    const found: unknown = response.ok ? await response.json() : []
    return Array.isArray(found) ? found : []
  } catch (error) {
    console.warn('Like reports nearby cannot be looked for', error)
    return []
  }
}

/** One after the other, so that a slow line does not lose all of them. */
async function sendPhotographs(photographs: readonly Photograph[], onTaken: Options['onTaken']) {
  const tokens: string[] = []
  const problems: FileProblem[] = []
  for (const { key, name, file, token } of photographs) {
    const answer = token ? { token } : await sendPhotograph(name, file)
    if ('error' in answer) problems.push({ name, error: fileErrorOf(answer.error) })
    else {
      tokens.push(answer.token)
      onTaken(key, answer.token)
    }
  }
  return { tokens, problems }
}

/** An empty form gets this tab's draft; what was typed before the script started stays. */
export async function restore(
  form: HTMLFormElement,
  changePosition: (position: { latitude: number; longitude: number } | undefined) => void,
): Promise<void> {
  if (hasText(writtenIn(new FormData(form)))) return
  const draft = writtenOf(await keptInTab(draftName).catch(() => undefined))
  if (!hasText(draft) || hasText(writtenIn(new FormData(form)))) return
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field) field.value = text
  }
  const place = placeOf(draft)
  if (place) changePosition(place)
}
