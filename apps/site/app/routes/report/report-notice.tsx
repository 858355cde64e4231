import { lazy, Suspense } from 'react'
import { Button } from '../../components/button/button.tsx'
import { FormSummary } from '../../components/form/form-summary.tsx'
import { Failed, Note, Success } from '../../components/list-state/list-state.tsx'
import { orNothing } from '../../components/on-demand/or-nothing.ts'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { OtherWays } from '../../message-form/other-ways.tsx'
import { Reference } from '../../message-form/reference.tsx'
import { reportsPath } from '../../reports/report-path.ts'
import { useHasContent } from '../../start/has-content.ts'
import { useProblems } from './present.ts'
import type { Notice } from './problem.ts'
import { useSendsMail } from './use-sends-mail.ts'

/** Without it the notice is a sentence, and whoever sends again reports their own. */
export const loadNearbyList = () =>
  orNothing(() => import('./nearby-list.tsx').then(({ NearbyList: List }) => ({ default: List })))
const NearbyList = import.meta.env.SSR ? (await loadNearbyList()).default : lazy(loadNearbyList)

type Props = {
  notice: Notice
  form: string
  onKeep: () => void
  onFollow: (report: number) => void
  onSendMine: () => void
}

/** The result of the form. It takes the focus, so nothing in it is announced a second time. */
export function ReportNotice({ notice, form, onKeep, onFollow, onSendMine }: Props) {
  const { t } = useTranslation(['report', 'contact'])
  const format = useFormat()
  const problems = useProblems()
  const sendsMail = useSendsMail()
  switch (notice.state) {
    case 'refused':
      return <FormSummary problems={problems(notice.errors)} />
    case 'sent':
      return <Sent notice={notice} />
    case 'followed':
      return (
        <Success text={t('followed')}>
          <p>
            {t('followedWhy')} {sendsMail ? t('followedMail') : null}
          </p>
          <AllReports />
        </Success>
      )
    case 'kept':
      return (
        <Note icon="wifi-off" text={t('kept')}>
          <p>{t('keptWhy')}</p>
        </Note>
      )
    case 'nearby':
      return (
        <Suspense fallback={null}>
          <NearbyList reports={notice.reports} form={form} onFollow={onFollow} onSendMine={onSendMine} />
        </Suspense>
      )
    case 'files':
      return (
        <Failed isQuiet text={t('filesProblem')}>
          {notice.problems.map(({ name, error }) => t(error, { name })).join(' ')}
        </Failed>
      )
    case 'removed':
      return null
    case 'gone':
      return (
        <Failed isQuiet isWhole text={t('gone')}>
          <AllReports />
        </Failed>
      )
    case 'failed':
      return (
        <Failed isQuiet text={t('failed')}>
          {t(notice.isNotTaken ? 'notTaken' : 'failedWhy')} <OtherWays />{' '}
          <Button quiet icon="wifi-off" className="scripted" onClick={onKeep}>
            {t('keep')}
          </Button>
        </Failed>
      )
    case 'busy':
      return (
        <Failed isQuiet text={t('busy', { number: format.number(notice.seconds) })}>
          {t('contact:textIsHere')} <OtherWays />
        </Failed>
      )
    default:
      return (
        <Failed isQuiet text={t(`contact:${notice.state}`)}>
          {t(`contact:${notice.state}Why`)} <OtherWays />
        </Failed>
      )
  }
}

function Sent({ notice }: { notice: Notice & { state: 'sent' } }) {
  const { t } = useTranslation('report')
  const date = useFormat().dateInWords(notice.dueOn ?? null)
  return (
    <Success text={t('sent')}>
      {notice.reference ? <Reference {...notice} /> : null}
      {date ? <p>{t('sentDue', { date })}</p> : null}
      {notice.secret ? <p>{t('sentNext')}</p> : null}
      <AllReports />
    </Success>
  )
}

/** The public list, where there is one. */
export function AllReports() {
  const { t } = useTranslation('report')
  return useHasContent()(reportsPath) ? <MoreLink to={reportsPath}>{t('allReports')}</MoreLink> : null
}
