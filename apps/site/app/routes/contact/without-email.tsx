import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { NumberLink } from '../../message-form/number-link.tsx'
import { useCouncil } from '../../start/council.ts'

/** The form asks for an email. Visitors without one see the other ways that the council has given. */
export function WithoutEmail() {
  const { t } = useTranslation('contact')
  const { phones = [], helpline, address } = useCouncil()
  const number = phones[0] ?? helpline
  if (!number && !address) return null
  return (
    <>
      {t('noEmail')} {number ? <NumberLink number={number} /> : null}
      {number && address ? '; ' : null}
      {address ? <Text>{address}</Text> : null}
    </>
  )
}
