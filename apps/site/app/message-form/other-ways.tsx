import { EmailLink } from '../components/email/email-link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { useCouncil } from '../start/council.ts'
import { NumberLink } from './number-link.tsx'

/** Other ways to reach the council besides the form. */
export function OtherWays() {
  const { t } = useTranslation('contact')
  const { helpline, phones, email } = useCouncil()
  const number = helpline ?? phones?.[0]
  if (!number && !email) return null
  return (
    <>
      {t('otherWays')} {number ? <NumberLink number={number} /> : null}
      {number && email ? ', ' : null}
      {email ? <EmailLink address={email} /> : null}
    </>
  )
}
