import { useTranslation } from '../../i18n/use-translation.ts'
import type { PmayFigures } from './present.ts'

/** Progress of the homes: in total, by building, by tower. */
export function Progress({ figures }: { figures: PmayFigures }) {
  const { t } = useTranslation('pmay')
  return (
    <section className="prose">
      <h2>{t('progressTitle')}</h2>
      <p>{t('progress', figures)}</p>
      <p>{t('buildings', figures)}</p>
      <h3>{t('towersTitle')}</h3>
      <ul>
        {figures.towers.map(({ tower, number }) => (
          <li key={tower}>
            <b>{t('tower', { number })}:</b> {t(`tower${tower}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
