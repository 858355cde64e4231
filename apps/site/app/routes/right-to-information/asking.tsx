import { buttonClass } from '../../components/button/button.tsx'
import { destinationOf } from '../../components/site-link/destination.ts'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useStart } from '../../start/start.ts'
import type { Terms } from './present.ts'
import { terms as facts } from './terms.ts'

const rights = ['right1', 'right2', 'right3', 'right4'] as const

export function Right() {
  const { t } = useTranslation('right-to-information')
  return (
    <section className="prose">
      <h2>{t('rightTitle')}</h2>
      <p>{t('right')}</p>
      <ul>
        {rights.map((right) => (
          <li key={right}>{t(right)}</li>
        ))}
      </ul>
      <p>{t('rightLimits')}</p>
    </section>
  )
}

/** The steps of an application, and the link to the online form. */
export function Asking({ terms }: { terms: Terms }) {
  const { t } = useTranslation('right-to-information')
  const { name, address } = useStart().settings
  return (
    <section className="prose">
      <h2>{t('askTitle')}</h2>
      <ol>
        <li>{t('ask1')}</li>
        <li>{t('ask2', terms)}</li>
        <li>{t('ask3')}</li>
        <li>{t('ask4', terms)}</li>
      </ol>
      <p>
        <SiteLink to={destinationOf(facts.portal)} className={buttonClass()}>
          {t('online')}
        </SiteLink>
      </p>
      {name && address ? (
        <p>
          <b>{t('address')}:</b> <Text>{`${name}, ${address}`}</Text>
        </p>
      ) : null}
    </section>
  )
}
