import { definePage } from '../../api/page.ts'
import { buttonClass } from '../../components/button/button.tsx'
import { Figures } from '../../components/figures/figures.tsx'
import { destinationOf } from '../../components/site-link/destination.ts'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { useFact } from '../../start/fact.ts'
import { figuresIn } from '../../start/figures.ts'
import { amrut, councilFigures } from './figures.ts'
import { presentAmrut } from './present.ts'
import { About, Funds, Phases, Progress } from './sections.tsx'

const page = definePage('amrut', {})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

/** The list of siblings would leave too little room for the ten columns of the progress tables. */
const wholeWidth = null

export default function Amrut() {
  const { t } = useTranslation('amrut')
  const format = useFormat()
  const given = figuresIn(useFact()('amrutFigures'), councilFigures)
  const figures = given && presentAmrut(given, format, (amount) => t('cr', { amount }))
  const unit = t('crore')
  return (
    <Page title={t('title')} intro={t('intro')} section="schemes" aside={wholeWidth}>
      {figures ? (
        <Figures
          figures={[
            { label: t('expenditureFigure', { year: figures.year }), value: figures.spent, unit },
            { label: t('grantFigure'), value: figures.grant, unit },
            { label: t('worksFigure'), value: figures.proposal, unit },
          ]}
        />
      ) : null}
      <About guidelines={format.dateInWords(amrut.guidelines) ?? ''} />
      {figures ? (
        <>
          <Phases figures={figures} />
          <Progress figures={figures} />
          <Funds figures={figures} />
        </>
      ) : null}
      <section className="stack">
        <h2>{t('linkTitle')}</h2>
        <SiteLink to={destinationOf(amrut.website)} className={buttonClass(true)}>
          {t('link')}
        </SiteLink>
      </section>
    </Page>
  )
}
