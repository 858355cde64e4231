import { noticeVersion, type Row } from '@nagardwar/contract/browser'
import type { FormEvent, RefObject } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { ReportErrors } from '../../api/report-fields.ts'
import type { Attached } from '../../attached/attached.ts'
import { Button } from '../../components/button/button.tsx'
import { Choice } from '../../components/form/choice.tsx'
import { Field } from '../../components/form/field.tsx'
import { formClass, formRowClass } from '../../components/form/panel.tsx'
import { useHref } from '../../i18n/language-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Consent } from '../../message-form/consent.tsx'
import { DataNoticeLater } from '../../message-form/data-notice-later.tsx'
import { madeField, noticeField } from '../../message-form/own-fields.ts'
import { Trap } from '../../message-form/trap.tsx'
import { useIsOnline } from '../../network/connection.ts'
import { reportPath } from '../../reports/report-path.ts'
import type { RootData } from '../../start/root-data.ts'
import { PhotographField } from './photograph-field.tsx'
import type { Photograph } from './photographs.ts'
import { PositionField } from './position-field.tsx'
import { useProblems } from './present.ts'
import style from './report.module.css'
import type { usePosition } from './use-position.ts'
import { useSendsMail } from './use-sends-mail.ts'
import type { WrittenReport } from './written-report.ts'

export const formName = 'report-form'
/** The beginning of the form in an address. */
export const panelName = 'report'

type Props = {
  ref: RefObject<HTMLFormElement | null>
  kinds: readonly Row<'reportKinds'>[]
  wards: readonly Row<'wards'>[]
  written: WrittenReport
  made: string | undefined
  errors: ReportErrors
  position: ReturnType<typeof usePosition>
  attached: readonly Attached[]
  onRemoveAttached: (token: string) => void
  photographs: readonly Photograph[]
  onPhotographs: (photographs: readonly Photograph[]) => void
  isSending: boolean
  canKeep: boolean
  onInput: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** A plain form that works without JavaScript. */
export function ReportForm(props: Props) {
  const { ref, isSending, canKeep, onInput, onSubmit } = props
  const { t } = useTranslation('report')
  const isOnline = useIsOnline()
  const action = `${useHref()(reportPath)}#${panelName}`
  const today = useRouteLoaderData<RootData>('root')?.today
  const isKept = !isOnline && canKeep
  return (
    <form
      ref={ref}
      id={formName}
      className={formClass}
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <div>
        <p className="small">{t('dataOfReport')}</p>
        <DataNoticeLater isOfficerNamed={false} />
      </div>
      <Fields {...props} />
      <Trap />
      <input type="hidden" name={madeField} value={props.made ?? today ?? ''} />
      <input type="hidden" name={noticeField} value={noticeVersion} />
      <Consent />
      {isOnline ? null : <p role="status">{t(isKept ? 'offline' : 'offlineNotKept')}</p>}
      <div>
        <Button type="submit" icon="send" aria-disabled={isSending || undefined}>
          {t(isSending ? 'sending' : isKept ? 'sendLater' : 'send')}
        </Button>
        <span className="vh" role="status">
          {isSending ? t('sending') : ''}
        </span>
      </div>
    </form>
  )
}

// No field has a `maxlength`: a browser would cut pasted text silently.
function Fields({
  kinds,
  written,
  errors,
  wards,
  position,
  attached,
  onRemoveAttached,
  photographs,
  onPhotographs,
}: Props) {
  const { t } = useTranslation(['report', 'common'])
  const { text } = useFormat()
  const sendsMail = useSendsMail()
  const messages = new Map(useProblems()(errors).map(({ field, message }) => [field, message]))
  const of = (name: 'place' | 'text' | 'name' | 'mobile' | 'email') => ({
    name,
    error: messages.get(name),
    defaultValue: written[name],
  })
  return (
    <>
      <Choice
        name="kind"
        label={t('kind')}
        value={written.kind}
        error={messages.get('kind')}
        required
        options={[
          { value: '', label: t('choose') },
          ...kinds.map(({ id, name }) => ({ value: String(id), label: text(name) })),
        ]}
      />
      <fieldset className={`stack ${style.group}`}>
        <legend>{t('where')}</legend>
        <p className="small soft">{t('whereWhy')}</p>
        <PositionField of={position} error={messages.get('position')} />
        <Field
          {...of('place')}
          required="either"
          label={t('place')}
          hint={t('placeHint')}
          autoComplete="off"
        />
        <Choice
          name="ward"
          label={t('ward')}
          value={written.ward}
          options={[
            { value: '', label: t('wardUnknown') },
            ...wards.map(({ id, number, name }) => ({
              value: String(id),
              label: [number, name].filter(Boolean).map(text).join(', '),
            })),
          ]}
        />
      </fieldset>
      <PhotographField
        attached={attached}
        onRemoveAttached={onRemoveAttached}
        photographs={photographs}
        onChange={onPhotographs}
      />
      <Field {...of('text')} label={t('text')} hint={t('textHint')} multiline />
      <fieldset className={`stack ${style.group}`}>
        <legend>{t('who')}</legend>
        <p className="small soft">
          {t('whoWhy')} {sendsMail ? t('whoMail') : null}
        </p>
        <Field {...of('name')} label={t('common:name')} autoComplete="name" />
        <div className={formRowClass}>
          <Field {...of('mobile')} label={t('common:mobile')} type="tel" autoComplete="tel" />
          <Field
            {...of('email')}
            label={t('common:email')}
            // Not of type "email": such a field changes addresses in Devanagari, and the typed text would be lost.
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
      </fieldset>
    </>
  )
}
