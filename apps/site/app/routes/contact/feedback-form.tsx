import { type FeedbackErrors, type feedbackFields, noticeVersion } from '@nagardwar/contract/browser'
import type { FormEvent, RefObject } from 'react'
import { useRouteLoaderData } from 'react-router'
import { Button } from '../../components/button/button.tsx'
import { Field } from '../../components/form/field.tsx'
import { formClass, formRowClass } from '../../components/form/panel.tsx'
import { saveDraft, type Written } from '../../feedback/draft.ts'
import { useHref } from '../../i18n/language-context.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Consent } from '../../message-form/consent.tsx'
import { contactIn } from '../../message-form/contact-wanted.ts'
import { DataNoticeLater } from '../../message-form/data-notice-later.tsx'
import { madeField, noticeField } from '../../message-form/own-fields.ts'
import { presentProblems } from '../../message-form/present.ts'
import { Trap } from '../../message-form/trap.tsx'
import { useIsOnline } from '../../network/connection.ts'
import type { RootData } from '../../start/root-data.ts'
import { useStart } from '../../start/start.ts'
import { canKeep, textsOf } from './form-in-browser.ts'
import type { GivenBack } from './take-form.ts'
import { WithoutEmail } from './without-email.tsx'

type Props = {
  ref: RefObject<HTMLFormElement | null>
  givenBack: GivenBack | undefined
  /** What a link to the form has begun to write. */
  begun: Partial<Written> | undefined
  errors: FeedbackErrors
  isSending: boolean
  /** Whether the page names a grievance officer. */
  isOfficerNamed: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** A plain form that works without JavaScript. */
export function FeedbackForm({ ref, givenBack, begun, errors, isSending, isOfficerNamed, onSubmit }: Props) {
  const { t } = useTranslation('contact')
  const isOnline = useIsOnline()
  const action = `${useHref()('/contact')}#feedback`
  const made = useRouteLoaderData<RootData>('root')?.today
  const isKept = !isOnline && canKeep()
  const sendText = t(isSending ? 'sending' : isKept ? 'sendLater' : 'send')
  return (
    // Multipart, because Devanagari takes three times the space in the other encoding and could exceed the limit.
    <form
      ref={ref}
      className={formClass}
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate
      onSubmit={onSubmit}
      onInput={(event) => void saveDraft(textsOf(event.currentTarget))}
    >
      <DataNoticeLater isOfficerNamed={isOfficerNamed} />
      <Fields errors={errors} written={givenBack?.written ?? begun} />
      <Trap />
      <input type="hidden" name={madeField} value={givenBack?.made ?? made ?? ''} />
      <input type="hidden" name={noticeField} value={noticeVersion} />
      <Consent />
      {isOnline ? null : <p role="status">{t(isKept ? 'offline' : 'offlineNotKept')}</p>}
      <div>
        <Button type="submit" icon="send" aria-disabled={isSending || undefined}>
          {sendText}
        </Button>
        <span className="vh" role="status">
          {isSending ? t('sending') : ''}
        </span>
      </div>
    </form>
  )
}

type FieldsProps = { errors: FeedbackErrors; written: Partial<Written> | undefined }

// No field has a `maxlength`: a browser would cut pasted text silently.
function Fields({ errors, written }: FieldsProps) {
  const { t } = useTranslation(['contact', 'common'])
  const messages = new Map(
    presentProblems(errors, (error, limit) => t(error, { limit }), useFormat()).map(({ field, message }) => [
      field,
      message,
    ]),
  )
  const of = (name: (typeof feedbackFields)[number]) => ({
    name,
    required: true,
    error: messages.get(name),
    defaultValue: written?.[name] ?? '',
  })
  const isEither = contactIn(useStart().settings) === 'either'
  const required = isEither ? 'either' : true
  return (
    <>
      <div className={formRowClass}>
        <Field {...of('name')} label={t('common:name')} autoComplete="name" />
        <Field
          {...of('mobile')}
          required={required}
          label={t(isEither ? 'mobileOr' : 'common:mobile')}
          hint={t('mobileHint')}
          type="tel"
          autoComplete="tel"
        />
      </div>
      <Field {...of('subject')} label={t('subject')} autoComplete="off" />
      <Field
        {...of('email')}
        required={required}
        label={t(isEither ? 'emailOr' : 'common:email')}
        hint={
          isEither ? (
            t('emailHint')
          ) : (
            <>
              {t('emailHint')}. <WithoutEmail />
            </>
          )
        }
        // Not of type "email": such a field changes addresses in Devanagari, and the typed text would be lost.
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field {...of('feedback')} label={t('message')} multiline />
    </>
  )
}
