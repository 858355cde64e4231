import type { Proposal } from '@nagardwar/contract/browser'
import { Choice } from '../../components/form/choice.tsx'
import { Field } from '../../components/form/field.tsx'
import { FormSummary } from '../../components/form/form-summary.tsx'
import { formRowClass } from '../../components/form/panel.tsx'
import { Failed } from '../../components/list-state/list-state.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Consent } from '../../message-form/consent.tsx'
import { contactIn } from '../../message-form/contact-wanted.ts'
import { DataNotice } from '../../message-form/data-notice.tsx'
import { FormResult } from '../../message-form/form-result.tsx'
import { PlainForm } from '../../message-form/plain-form.tsx'
import { useStart } from '../../start/start.ts'
import { problemsOf } from './problems.ts'
import type { ProposalGivenBack } from './take-proposal.ts'

/** What the form has to know of the notice that asks for proposals. */
export type Asking = {
  /** Its page, without language. */
  link: string
  wards: readonly string[]
}

type Props = { asking: Asking; givenBack: ProposalGivenBack | undefined }

/** A plain form in parts, which works without JavaScript. What was written stands in it again after an error. */
export function ProposalForm({ asking, givenBack }: Props) {
  const { t } = useTranslation(['budget-proposals', 'notice-form'])
  const format = useFormat()
  const problems = problemsOf(givenBack, (key, values) => t(key as never, values), format)
  const errors = new Map(problems.map(({ field, message }) => [field, message]))
  return (
    <>
      {givenBack ? (
        <FormResult>
          {problems.length > 0 ? <FormSummary problems={problems} /> : <NotSent givenBack={givenBack} />}
        </FormResult>
      ) : null}
      <PlainForm
        to={asking.link}
        made={givenBack?.made}
        send={t('send')}
        consent={<Consent />}
        noNetwork={t('notice-form:noNetwork')}
      >
        <DataNotice isOfficerNamed={false} />
        <Fields wards={asking.wards} errors={errors} written={givenBack?.written} />
      </PlainForm>
    </>
  )
}

function NotSent({ givenBack: { problem } }: { givenBack: ProposalGivenBack }) {
  const { t } = useTranslation('budget-proposals')
  const { number } = useFormat()
  if (problem.state === 'notOpen' || problem.state === 'refused') return <Failed text={t('failed')} isWhole />
  return (
    <Failed
      text={problem.state === 'busy' ? t('busy', { number: number(problem.seconds) }) : t(problem.state)}
      isWhole
    />
  )
}

type FieldsProps = {
  wards: readonly string[]
  errors: ReadonlyMap<string, string>
  written: Proposal | undefined
}

// No field has a `maxlength`: a browser would cut pasted text silently.
function Fields({ wards, errors, written }: FieldsProps) {
  const { t } = useTranslation(['budget-proposals', 'contact', 'common'])
  const isEither = contactIn(useStart().settings) === 'either'
  const contact = isEither ? 'either' : true
  const of = (name: keyof Proposal) => ({
    name,
    error: errors.get(name),
    defaultValue: written?.[name] ?? '',
  })
  return (
    <>
      <Ward wards={wards} field={of('ward')} />
      <Field {...of('title')} label={t('work')} hint={t('workHint')} autoComplete="off" required />
      <Field {...of('place')} label={t('where')} hint={t('whereHint')} autoComplete="off" />
      <Field {...of('text')} label={t('why')} multiline required />
      <div className={formRowClass}>
        <Field {...of('name')} label={t('common:name')} autoComplete="name" required />
        <Field
          {...of('mobile')}
          required={contact}
          label={t(isEither ? 'contact:mobileOr' : 'common:mobile')}
          hint={t('contact:mobileHint')}
          type="tel"
          autoComplete="tel"
        />
      </div>
      <Field
        {...of('email')}
        required={contact}
        label={t(isEither ? 'contact:emailOr' : 'common:email')}
        hint={t('contact:emailHint')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </>
  )
}

type WardProps = {
  wards: readonly string[]
  field: { name: string; error: string | undefined; defaultValue: string }
}

/** One of the wards of the notice; any ward where it names none. */
function Ward({ wards, field }: WardProps) {
  const { t } = useTranslation('budget-proposals')
  const { digits } = useFormat()
  if (wards.length === 0) return <Field {...field} label={t('wardNumber')} autoComplete="off" required />
  return (
    <Choice
      name={field.name}
      label={t('forWard')}
      error={field.error}
      required
      value={field.defaultValue}
      options={[
        { value: '', label: t('chooseWard') },
        ...wards.map((ward) => ({ value: ward, label: t('ward', { number: digits(ward) }) })),
      ]}
    />
  )
}
