import type { Language } from '@nagardwar/contract/browser'
import type { Fetch } from '../../api/list.ts'
import { inOneWord } from '../../api/receipt.ts'
import { followReport, sendReport } from '../../api/report.ts'
import type { Api } from '../../api/source.ts'
import { filesIn } from '../../attached/attached.ts'
import { isTooQuick, isTrapped, keyFor, noticeIn, textIn, timeIn } from '../../message-form/own-fields.ts'
import { findNearby } from '../../reports/find-nearby.ts'
import { type CheckedReport, checked, positionOf, sentReport } from './checked-report.ts'
import type { GivenBack, Problem } from './problem.ts'
import { followedWord } from './sent-word.ts'
import { followField, seenField, textsOf, type WrittenReport, writtenIn } from './written-report.ts'

type Options = { api: { list: Fetch; send: Api['send'] }; language: Language; now: Date }
type Taken = { sent: string } | { givenBack: GivenBack }

/** Takes a form that was posted without JavaScript, on the server. The desk has its photographs already. */
export async function takeReport(form: FormData, options: Options): Promise<Taken> {
  const { api, language, now } = options
  const written = writtenIn(form)
  const { attached, problems } = filesIn(form)
  const made = timeIn(form, now)
  const givenBack = (problem: Problem): Taken => ({
    givenBack: { problem, written, made: made ?? now.toISOString(), attached },
  })
  if (isTrapped(form)) return givenBack({ state: 'trapped' })
  if (form.has('removeFile')) return givenBack({ state: 'removed' })
  const followed = textIn(form, followField)
  if (followed) return follow(followed, written, options, givenBack)
  const report = checked(written)
  if (!report.ok) return givenBack({ state: 'refused', errors: report.errors })
  if (problems.length > 0) return givenBack({ state: 'files', problems })
  if (made === undefined || isTooQuick(made, now)) return givenBack({ state: 'tooQuick' })
  const nearby = form.has(seenField) ? [] : await nearbyOf(report.value, options)
  if (nearby.length > 0) return givenBack({ state: 'nearby', reports: nearby })
  const photographs = attached.map(({ token }) => token)
  const age = now.getTime() - Date.parse(made)
  const answer = await sendReport(
    api.send,
    sentReport(report.value, { photographs, notice: noticeIn(form), language, age }),
    await keyFor([...textsOf(written), ...photographs], made),
  )
  return answer.state === 'sent' ? { sent: inOneWord(answer) } : givenBack(answer)
}

const nearbyOf = ({ kind, ward, ...place }: CheckedReport, { api, language }: Options) =>
  findNearby(api.list, language, { kind, ward, position: positionOf(place) })

/** "This is it, tell me too": nothing of the report itself is sent. */
async function follow(
  report: string,
  { email }: WrittenReport,
  { api, language }: Options,
  givenBack: (problem: Problem) => Taken,
): Promise<Taken> {
  if (!/^[1-9][0-9]{0,8}$/.test(report)) return givenBack({ state: 'failed' })
  const answer = await followReport(api.send, { report: Number(report), email, language, website: '' })
  if (answer === 'counted') return { sent: followedWord }
  if (answer === 'emailInvalid') return givenBack({ state: 'refused', errors: { email: 'emailInvalid' } })
  if (answer === 'busy') return givenBack({ state: 'busy', seconds: 60 })
  return givenBack({ state: answer === 'gone' ? 'gone' : 'failed' })
}
