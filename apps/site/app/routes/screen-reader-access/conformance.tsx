import { useTranslation } from 'react-i18next'
import { MoreLink } from '../../components/site-link/more-link.tsx'

const tests = ['testedAxe', 'testedScript', 'testedKeyboard', 'testedSize', 'testedMotion'] as const

/** The level that the website conforms to, and what stands behind the claim. Keep it true. */
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
