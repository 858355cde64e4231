import { definePage } from '../../api/page.ts'
import { Figures } from '../../components/figures/figures.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Jsy } from './jsy.tsx'
import { Pmmvy } from './pmmvy.tsx'
import { presentGrants } from './present.ts'

const page = definePage('nuhm', {})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Nuhm() {
  const { t } = useTranslation('nuhm')
  const grants = presentGrants(useFormat())
  return (
    <Page title={t('title')} intro={t('intro')} section="schemes">
      <Figures
        figures={[
          { label: t('pmmvyFirst'), value: grants.firstChild },
          { label: t('pmmvySecond'), value: grants.secondGirl },
          { label: t('jsyNormal'), value: grants.urban },
          { label: t('jsySection'), value: grants.section },
        ]}
      />
      <About />
      <Services />
      <Pmmvy grants={grants} />
      <Jsy grants={grants} />
    </Page>
  )
}

const goals = ['goal1', 'goal2', 'goal3', 'goal4', 'goal5'] as const

function About() {
  const { t } = useTranslation('nuhm')
  return (
    <section className="prose">
      <h2>{t('aboutTitle')}</h2>
      <p>{t('about')}</p>
      <h3>{t('goalsTitle')}</h3>
      <ol>
        {goals.map((goal) => (
          <li key={goal}>{t(goal)}</li>
        ))}
      </ol>
    </section>
  )
}

const ashaServices = ['asha1', 'asha2', 'asha3', 'asha4'] as const
const vaccinated = ['vaccines1', 'vaccines2', 'vaccines3'] as const

/** Services for families at home and at the health centre. */
function Services() {
  const { t } = useTranslation('nuhm')
  return (
    <section className="prose">
      <h2>{t('ashaTitle')}</h2>
      <p>{t('asha')}</p>
      <ul>
        {ashaServices.map((service) => (
          <li key={service}>{t(service)}</li>
        ))}
      </ul>
      <h2>{t('rchTitle')}</h2>
      <p>{t('rch')}</p>
      <h2>{t('vaccinesTitle')}</h2>
      <p>{t('vaccines')}</p>
      <ul>
        {vaccinated.map((who) => (
          <li key={who}>{t(who)}</li>
        ))}
      </ul>
    </section>
  )
}
