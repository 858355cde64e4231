import type { FeedbackErrors, feedbackFields } from '@nagardwar/contract/browser'
import type { Receipt } from '../api/receipt.ts'
import { Field } from '../components/form/field.tsx'
import { FormSummary } from '../components/form/form-summary.tsx'
import { formRowClass, Panel } from '../components/form/panel.tsx'
import { Failed, Note, Success } from '../components/list-state/list-state.tsx'
import type { Written } from '../feedback/draft.ts'
import { Text } from '../i18n/text.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Consent } from '../message-form/consent.tsx'
import { DataNotice } from '../message-form/data-notice.tsx'
import { FormResult } from '../message-form/form-result.tsx'
import { PlainForm } from '../message-form/plain-form.tsx'
import { presentProblems } from '../message-form/present.ts'
import type { Problem } from '../message-form/problem.ts'
import { Reference } from '../message-form/reference.tsx'
import { misconductPath } from './misconduct-path.ts'
import type { GivenBack } from './take-report.ts'

type Props = { officer: string; givenBack: GivenBack | undefined; sent: Receipt | undefined }

/** Who alone reads it, the form, and what became of it. */
export function ReportPanel({ officer, givenBack, sent }: Props) {
  const { t } = useTranslation('misconduct')
  const problem = givenBack?.problem
  return (
    <Panel id="report" title={t('formTitle')} intro={t('optional')}>
      <Note icon="user" text={t('readBy')}>
        <p>
          <b>
            <Text>{officer}</Text>
          </b>
        </p>
        <p>{t('noOneElse')}</p>
      </Note>
      {problem ? (
        <FormResult>
          <NotSent problem={problem} />
        </FormResult>
      ) : null}
      {sent && !problem ? (
        <FormResult>
          <Success text={t('sent')}>
            <Reference {...sent} />
          </Success>
        </FormResult>
      ) : null}
      <ReportForm givenBack={givenBack} />
    </Panel>
  )
}

function NotSent({ problem }: { problem: Problem }) {
  const { t } = useTranslation(['misconduct', 'contact'])
  const format = useFormat()
  switch (problem.state) {
    case 'refused':
      return (
        <FormSummary
          problems={presentProblems(
            problem.errors,
            (error, limit) => t(`contact:${error}`, { limit }),
            format,
          )}
        />
      )
    case 'busy':
      return (
        <Failed text={t('contact:busy', { number: format.number(problem.seconds) })}>
          {t('contact:textIsHere')}
        </Failed>
      )
    case 'failed':
      return <Failed text={t('failed')}>{t('contact:failedWhy')}</Failed>
    default:
      return <Failed text={t(`contact:${problem.state}`)}>{t(`contact:${problem.state}Why`)}</Failed>
  }
}

/** A plain form, also with script: no draft of it is kept on the device. */
function ReportForm({ givenBack }: Pick<Props, 'givenBack'>) {
  const { t } = useTranslation(['misconduct', 'contact'])
  const problem = givenBack?.problem
  const own = { purpose: t('purpose'), readers: t('readers') }
  return (
    <PlainForm to={misconductPath} made={givenBack?.made} send={t('send')} consent={<Consent />}>
      <DataNotice isOfficerNamed={false} own={own} />
      <Fields errors={problem?.state === 'refused' ? problem.errors : {}} written={givenBack?.written} />
    </PlainForm>
  )
}

type FieldsProps = { errors: FeedbackErrors; written: Partial<Written> | undefined }

/** No browser offers or keeps what was typed here before. */
function Fields({ errors, written }: FieldsProps) {
  const { t } = useTranslation(['misconduct', 'contact', 'common'])
  const say = (error: string, limit: string) => t(`contact:${error}` as never, { limit }) as string
  const problems = presentProblems(errors, say, useFormat())
  const of = (name: (typeof feedbackFields)[number]) => ({
    name,
    error: problems.find(({ field }) => field === name)?.message,
    defaultValue: written?.[name] ?? '',
    autoComplete: 'off',
  })
  return (
    <>
      <Field {...of('subject')} required label={t('what')} hint={t('whatHint')} />
      <Field {...of('feedback')} required multiline label={t('happened')} hint={t('happenedHint')} />
      <div className={formRowClass}>
        <Field {...of('name')} label={t('common:name')} />
        <Field {...of('mobile')} label={t('common:mobile')} type="tel" />
      </div>
      <Field
        {...of('email')}
        label={t('common:email')}
        hint={t('emailHint')}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  )
}
