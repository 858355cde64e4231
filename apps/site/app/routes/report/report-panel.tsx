import type { Row } from '@nagardwar/contract/browser'
import { lazy, Suspense } from 'react'
import { Panel } from '../../components/form/panel.tsx'
import { orNothing } from '../../components/on-demand/or-nothing.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { GivenBack, Notice } from './problem.ts'
import style from './report.module.css'
import { formName, panelName, ReportForm } from './report-form.tsx'
import { ReportNotice } from './report-notice.tsx'
import type { Sent } from './sent-word.ts'
import { useReportForm } from './use-report-form.ts'

/** After a reload there may be no network: it is fetched as soon as the page stands. */
const KeptReports = lazy(() =>
  orNothing(() => import('./report-done.tsx').then(({ KeptReports: List }) => ({ default: List }))),
)

type Props = {
  givenBack: GivenBack | undefined
  sent: Sent | undefined
  kinds: readonly Row<'reportKinds'>[]
  wards: readonly Row<'wards'>[]
}

/** The form and its result. */
export function ReportPanel({ givenBack, sent, kinds, wards }: Props) {
  const { t } = useTranslation('report')
  const of = useReportForm({ givenBack, sent })
  const { notice } = of
  return (
    <Panel id={panelName} title={t('formTitle')} intro={t('formIntro')}>
      <div ref={of.noticeBox} className={style.notice} tabIndex={-1}>
        {notice ? (
          <ReportNotice
            notice={notice}
            form={formName}
            onKeep={of.keep}
            onFollow={of.follow}
            onSendMine={of.sendMine}
          />
        ) : null}
      </div>
      {of.canKeep ? (
        <Suspense fallback={null}>
          <KeptReports except={keyOf(notice)} />
        </Suspense>
      ) : null}
      <ReportForm
        ref={of.form}
        kinds={kinds}
        wards={wards}
        written={of.written}
        made={givenBack?.made}
        errors={notice?.state === 'refused' ? notice.errors : {}}
        position={of.position}
        attached={of.attached}
        onRemoveAttached={of.removeAttached}
        photographs={of.photographs}
        onPhotographs={of.setPhotographs}
        isSending={of.isSending}
        canKeep={of.canKeep}
        onInput={of.save}
        onSubmit={of.submit}
      />
    </Panel>
  )
}

/** The key of the report on the device that the result of the form tells of. */
function keyOf(notice: Notice | undefined): string | undefined {
  if (notice?.state === 'kept') return notice.key
  return notice?.state === 'sent' ? notice.wasKept : undefined
}
