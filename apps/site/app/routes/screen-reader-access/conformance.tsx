import { MoreLink } from '../../components/site-link/more-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'

const tests = ['testedAxe', 'testedScript', 'testedKeyboard', 'testedSize', 'testedMotion'] as const

/** The conformance level of the website and the evidence for it. Keep it true. */
export function Conformance() {
  const { t } = useTranslation('screen-reader-access')
  return (
    <section className="prose">
      <h2>{t('levelTitle')}</h2>
      <p>{t('level')}</p>
      <h3>{t('testedTitle')}</h3>
      <ul>
        {tests.map((one) => (
          <li key={one}>{t(one)}</li>
        ))}
      </ul>
      <h3>{t('notTestedTitle')}</h3>
      <p>{t('notTested')}</p>
      <h3>{t('helpTitle')}</h3>
      <p>{t('help')}</p>
      <MoreLink to="/contact">{t('helpLink')}</MoreLink>
    </section>
  )
}
