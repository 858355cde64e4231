import type { Row } from '@nagardwar/contract/browser'
import { LargePicture } from '../../components/gallery/large-picture.tsx'
import { Empty } from '../../components/list-state/list-state.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePictureText } from '../../start/start.ts'
import { chartInWords, presentChart } from './present.ts'

/** The chart as a picture, and its description by the council. */
export function Chart({ settings }: { settings: readonly Row<'settings'>[] }) {
  const { t } = useTranslation('org-structure')
  const pictureText = usePictureText()
  const chart = presentChart(settings, t('chartAlt'))
  const steps = chartInWords((chart && pictureText(chart.path)) || '')
  return (
    <>
      {chart ? <LargePicture photo={chart} label={t('enlarge')} /> : <Empty />}
      {steps.length > 0 ? (
        <section className="prose">
          <h2>{t('wordsTitle')}</h2>
          <p>{t('words')}</p>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <Text>{step}</Text>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  )
}
