import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useStart } from '../../start/start.ts'

/** The certificate of the security audit that the council has named; nothing where it has named none. */
export function AuditCertificate() {
  const { t } = useTranslation('privacy-policy')
  const format = useFormat()
  const { certificate, audited } = useStart().settings
  const date = format.dateInWords(audited)
  if (!certificate || !date) return null
  return (
    <section className="prose">
      <h2>{t('audit')}</h2>
      <p>{t('auditCertificate', { number: certificate, date })}</p>
    </section>
  )
}
