import type { Row } from '@nagardwar/contract/browser'
import { Panel } from '../../components/form/panel.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { GivenBack } from './problem.ts'
import style from './report.module.css'
import { formName, panelName, ReportForm } from './report-form.tsx'
import { ReportNotice } from './report-notice.tsx'
import type { Sent } from './sent-word.ts'
import { useReportForm } from './use-report-form.ts'

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
