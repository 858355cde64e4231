import { type Row, wardNumber } from '@nagardwar/contract/browser'
import { Choice } from '../../components/form/choice.tsx'
import { Field } from '../../components/form/field.tsx'
import { FormSummary } from '../../components/form/form-summary.tsx'
import { formRowClass } from '../../components/form/panel.tsx'
import { Failed } from '../../components/list-state/list-state.tsx'
import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FormResult } from '../../message-form/form-result.tsx'
import { PlainForm } from '../../message-form/plain-form.tsx'
import type { Notice } from '../notice-path.ts'
import style from './answering.module.css'
import { Choices } from './choices.tsx'
import { FilesField } from './files-field.tsx'
import { fileMessages, problemsOf } from './problems.ts'
import { type AnswerGivenBack, formField, linesOf, type WrittenAnswer } from './take-answer.ts'

type Props = {
  notice: Notice
  givenBack: AnswerGivenBack | undefined
  wards: readonly Row<'wards'>[]
}

/** A plain form in parts, which works without JavaScript. Everything that was written stands in it again after an error. */
export function AnswerForm({ notice, givenBack, wards }: Props) {
  const { t } = useTranslation(['notice-form', 'common'])
  const format = useFormat()
  const say = (key: string, values?: Readonly<Record<string, string>>): string => t(key as never, values)
  const problems = problemsOf(givenBack, say, format)
  const ofFiles = fileMessages(givenBack, say, format)
  const errorOf = (field: string) => problems.find((each) => each.field === field)?.message
  const problem = givenBack?.problem
  const isSurvey = notice.questions.length > 0
  const written = givenBack?.written
  const text = (name: Exclude<keyof WrittenAnswer, 'replies'>) => ({
    name,
    error: errorOf(name),
    defaultValue: written?.[name] ?? '',
  })
  const stances = (['objection', 'suggestion', 'support'] as const).map((value) => ({
    value,
    label: t(value),
  }))
  return (
    <>
      {givenBack ? (
        <FormResult>
          <FormSummary problems={problems} />
          {problem && problems.length === 0 && problem.state !== 'refused' && problem.state !== 'notOpen' ? (
            <Failed
              text={t(
                problem.state,
                problem.state === 'busy' ? { number: format.number(problem.seconds) } : {},
              )}
              isWhole
            />
          ) : null}
        </FormResult>
      ) : null}
      <PlainForm to={notice.link} made={givenBack?.made} send={t('send')} noNetwork={t('noNetwork')}>
        <p className="small">
          {t(notice.hearing ? 'privacy' : isSurvey ? 'privacySurvey' : 'privacyNoHearing')}{' '}
          <Link to="/privacy-policy">{t('common:privacyPolicy')}</Link>
        </p>
        <Field {...text('name')} label={t('name')} autoComplete="name" required />
        <p className="small">{t('oneIsEnough')}</p>
        <div className={formRowClass}>
          <Ward wards={wards} field={text('ward')} />
          <Field {...text('address')} label={t('address')} autoComplete="street-address" required="either" />
        </div>
        {isSurvey ? (
          <Questions notice={notice} written={written} errorOf={errorOf} />
        ) : (
          <Choices
            name="stance"
            legend={t('stance')}
            error={errorOf('stance')}
            options={stances}
            chosen={[written?.stance ?? '']}
          />
        )}
        <Field
          {...text('text')}
          label={t(isSurvey ? 'textOfSurvey' : 'text')}
          multiline
          required={!isSurvey}
        />
        <FilesField
          attached={givenBack?.attached ?? []}
          errors={ofFiles.length > 0 ? ofFiles : [errorOf('files') ?? ''].filter(Boolean)}
        />
        {notice.here === 'outcome' ? (
          <>
            <label className={style.check}>
              <input type="checkbox" name="outcome" value="1" defaultChecked={Boolean(written?.outcome)} />
              <span>{t('outcome')}</span>
            </label>
            <Field
              {...text('email')}
              label={t('email')}
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          </>
        ) : null}
        <input type="hidden" name={formField} value="answer" />
      </PlainForm>
    </>
  )
}

type WardProps = {
  wards: readonly Row<'wards'>[]
  field: { name: string; error: string | undefined; defaultValue: string }
}

/** One of the council's wards, for the register of the hearing. A number to write while nobody knows them. */
function Ward({ wards, field }: WardProps) {
  const { t } = useTranslation('notice-form')
  const { digits, text } = useFormat()
  if (wards.length === 0)
    return <Field {...field} label={t('wardNumber')} autoComplete="off" required="either" />
  return (
    <Choice
      name={field.name}
      label={t('ward')}
      error={field.error}
      value={field.defaultValue}
      options={[
        { value: '', label: t('noWard') },
        ...wards.map(({ number, name }) => ({
          value: wardNumber(number),
          label: [digits(wardNumber(number)), text(name)].filter(Boolean).join(', '),
        })),
      ]}
    />
  )
}

type QuestionsProps = {
  notice: Notice
  written: WrittenAnswer | undefined
  errorOf: (field: string) => string | undefined
}

function Questions({ notice, written, errorOf }: QuestionsProps) {
  const { t } = useTranslation('notice-form')
  return notice.questions.map(({ id, kind, question, choices }) => {
    const name = `reply-${id}`
    const said = written?.replies[id] ?? []
    if (kind === 'words')
      return (
        <Field
          key={id}
          name={name}
          label={<Text>{question}</Text>}
          error={errorOf(name)}
          multiline
          defaultValue={said[0] ?? ''}
        />
      )
    return (
      <Choices
        key={id}
        name={name}
        legend={question}
        hint={kind === 'many' ? t('several') : undefined}
        error={errorOf(name)}
        isMany={kind === 'many'}
        options={linesOf(choices).map((label, index) => ({ value: String(index + 1), label }))}
        chosen={said}
      />
    )
  })
}
