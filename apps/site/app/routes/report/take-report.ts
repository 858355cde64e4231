import type { Language } from '@nagardwar/contract/browser'
import { type Fetch, getList } from '../../api/list.ts'
import { followReport, sendReport } from '../../api/report.ts'
import type { Api } from '../../api/source.ts'
import { filesIn } from '../../attached/attached.ts'
import { textIn } from '../../message-form/own-fields.ts'
import { postedForm, type Taken, takenOr } from '../../message-form/posted-form.ts'
import { findNearby } from '../../reports/find-nearby.ts'
import { type CheckedReport, type CouncilPlace, checked, positionOf, sentReport } from './checked-report.ts'
import type { GivenBack, Problem } from './problem.ts'
import { followedWord, toldWord } from './sent-word.ts'
import { followField, seenField, textsOf, type WrittenReport, writtenIn } from './written-report.ts'

type Options = { api: { list: Fetch; send: Api['send'] }; language: Language; now: Date }

/** Takes a form that was posted without JavaScript, on the server. The desk has its photographs already. */
export async function takeReport(form: FormData, options: Options): Promise<Taken<GivenBack>> {
  const { api, language, now } = options
  const written = writtenIn(form)
  const { attached, problems } = filesIn(form)
  const { made, age, said, ...posted } = postedForm(form, now)
  const givenBack = (problem: Problem) => ({ givenBack: { problem, written, made, attached } })
  if (posted.isTrapped) return givenBack({ state: 'trapped' })
  if (form.has('removeFile')) return givenBack({ state: 'removed' })
  const followed = textIn(form, followField)
  if (followed) return follow(followed, written, options, givenBack)
  const report = checked(written, await councilPlace(options))
  if (!report.ok) return givenBack({ state: 'refused', errors: report.errors })
  if (problems.length > 0) return givenBack({ state: 'files', problems })
  if (posted.problem) return givenBack(posted.problem)
  const nearby = form.has(seenField) ? [] : await nearbyOf(report.value, options)
  if (nearby.length > 0) return givenBack({ state: 'nearby', reports: nearby })
  const photographs = attached.map(({ token }) => token)
  const sent = sentReport(report.value, { photographs, notice: said.notice, language, age })
  const ownKey = await posted.key([...textsOf(written), ...photographs])
  return takenOr(await sendReport(api.send, sent, ownKey), givenBack)
}

/** Without the settings the desk alone says what is too far. */
async function councilPlace({ api, language }: Options): Promise<CouncilPlace> {
  const settings = await getList(api.list, 'settings', language)
  return (settings.ok && settings.value[0]) || {}
}

const nearbyOf = ({ kind, ward, ...place }: CheckedReport, { api, language }: Options) =>
  findNearby(api.list, language, { kind, ward, position: positionOf(place) })

/** "This is it, tell me too": nothing of the report itself is sent. */
async function follow(
  report: string,
  { email }: WrittenReport,
  { api, language }: Options,
  givenBack: (problem: Problem) => Taken<GivenBack>,
): Promise<Taken<GivenBack>> {
  if (!/^[1-9][0-9]{0,8}$/.test(report)) return givenBack({ state: 'failed' })
  const answer = await followReport(api.send, { report: Number(report), email, language, website: '' })
  if (answer === 'counted') return { sent: email.trim() === '' ? followedWord : toldWord }
  if (answer === 'emailInvalid') return givenBack({ state: 'refused', errors: { email: 'emailInvalid' } })
  if (answer === 'busy') return givenBack({ state: 'busy', seconds: 60 })
  return givenBack({ state: answer === 'gone' ? 'gone' : 'failed' })
}
