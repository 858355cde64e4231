import { lazy, Suspense } from 'react'
import { Button } from '../../components/button/button.tsx'
import { FormSummary } from '../../components/form/form-summary.tsx'
import { Failed } from '../../components/list-state/list-state.tsx'
import { orNothing } from '../../components/on-demand/or-nothing.ts'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { OtherWays } from '../../message-form/other-ways.tsx'
import { reportsPath } from '../../reports/report-path.ts'
import { useHasContent } from '../../start/has-content.ts'
import { useProblems } from './present.ts'
import type { Notice } from './problem.ts'
import { useSendsMail } from './use-sends-mail.ts'

/** Fetched as soon as the page stands: when it is needed there may be no network. */
export const loadReportDone = () =>
  orNothing(() => import('./report-done.tsx').then(({ ReportDone: Done }) => ({ default: Done })))
const ReportDone = import.meta.env.SSR ? (await loadReportDone()).default : lazy(loadReportDone)

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
    case 'followed':
    case 'kept':
    case 'nearby':
      return (
        <Suspense fallback={null}>
          <ReportDone {...{ notice, form, onFollow, onSendMine, sendsMail }} more={<AllReports />} />
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

/** The public list, where there is one. */
export function AllReports() {
  const { t } = useTranslation('report')
  return useHasContent()(reportsPath) ? <MoreLink to={reportsPath}>{t('allReports')}</MoreLink> : null
}
