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
import { ComponentTable } from './component-table.tsx'
import { councilFigures, pmay } from './figures.ts'
import { type PmayFigures, presentPmay } from './present.ts'
import { Progress } from './progress.tsx'

const page = definePage('pmay', {})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Pmay() {
  const { t } = useTranslation('pmay')
  const format = useFormat()
  const given = figuresIn(useFact()('pmayFigures'), councilFigures)
  const figures = given && presentPmay(given, format)
  return (
    <Page title={t('title')} intro={t('intro')} section="schemes">
      {figures ? (
        <Figures
          figures={[
            { label: t('homes'), value: figures.homes },
            { label: t('homesAhp'), value: figures.ahp },
            { label: t('homesIssr'), value: figures.issr },
            { label: t('homesStarted'), value: figures.started },
          ]}
        />
      ) : null}
      <About decision={format.dateInWords(pmay.decision) ?? ''} />
      {figures ? (
        <>
          <InTheCouncil figures={figures} />
          <ComponentTable figures={figures} />
          <Progress figures={figures} />
        </>
      ) : null}
      <section className="prose">
        <h2>{t('extensionTitle')}</h2>
        <p>{t('extension')}</p>
      </section>
      <section className="stack">
        <h2>{t('linkTitle')}</h2>
        <SiteLink to={destinationOf(pmay.website)} className={buttonClass(true)}>
          {t('link')}
        </SiteLink>
      </section>
    </Page>
  )
}

const components = ['issr', 'clss', 'ahp', 'blc'] as const

function About({ decision }: { decision: string }) {
  const { t } = useTranslation('pmay')
  return (
    <section className="prose">
      <h2>{t('aboutTitle')}</h2>
      <p>{t('about', { date: decision })}</p>
      <h3>{t('componentsTitle')}</h3>
      <ol>
        {components.map((component) => (
          <li key={component}>
            <b>{t(component)}.</b> {t(`${component}Text`)}
          </li>
        ))}
      </ol>
    </section>
  )
}

function InTheCouncil({ figures }: { figures: PmayFigures }) {
  const { t } = useTranslation('pmay')
  return (
    <section className="prose">
      <h2>{t('councilTitle')}</h2>
      <p>{t('council', figures)}</p>
      <ul>
        <li>{t('approved')}</li>
        <li>{t('rera')}</li>
        <li>{t('workOrder', { date: figures.workOrder })}</li>
        <li>{t('mapApproval', { date: figures.mapApproval })}</li>
      </ul>
    </section>
  )
}
