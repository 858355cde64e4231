import { definePage } from '../../api/page.ts'
import { DutyOfficers } from '../../components/duty-officers/duty-officers.tsx'
import { Figures } from '../../components/figures/figures.tsx'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import type { Route } from './+types/route.ts'
import { Asking, Right } from './asking.tsx'
import { Officers } from './officers.tsx'
import { OwnDisclosure, useOwnRecords } from './own-disclosure.tsx'
import { presentTerms } from './present.ts'

const page = definePage('right-to-information', {
  departments: {
    list: 'disclosureDepartments',
    onFailure: 'Failed to fetch department data.',
    content: false,
  },
  officers: { list: 'officers', content: false },
  headings: { list: 'headings', content: false },
  yearDocuments: { list: 'yearDocuments', content: false },
  headingDocuments: { list: 'headingDocuments', content: false },
})
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function RightToInformation({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('right-to-information')
  const terms = presentTerms(useFormat())
  const crumbs = [{ label: t('disclosure'), to: '/public-disclosure' }]
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      crumbs={crumbs}
      records={useOwnRecords(loaderData)}
      also={{ officers: loaderData.officers }}
    >
      <Figures
        figures={[
          { label: t('feeFigure'), value: terms.fee },
          { label: t('copyFigure'), value: terms.copy },
          { label: t('replyFigure'), value: terms.reply, unit: t('days') },
          { label: t('urgentFigure'), value: terms.urgent, unit: t('hours') },
        ]}
      />
      <div className="split split--2">
        <Right />
        <Asking terms={terms} />
      </div>
      <Officers terms={terms} />
      <DutyOfficers
        title={t('informationOfficers')}
        officers={useRowsNow(loaderData.officers)}
        duties={['information']}
      />
      <section className="stack">
        <h2>{t('ownTitle')}</h2>
        <p>{t('own')}</p>
        <Disclosure {...loaderData} failed={t('failed')} />
        <MoreLink to="/public-disclosure">{t('moreDepartments')}</MoreLink>
      </section>
    </Page>
  )
}

type Lists = Route.ComponentProps['loaderData']

const Disclosure = ({ failed, departments, headings, ...documents }: Lists & { failed: string }) => (
  <Resource of={departments} failed={failed}>
    {(departmentRows) => (
      <Resource of={headings}>
        {(headingRows) => (
          <OwnDisclosure departments={departmentRows} headings={headingRows} {...documents} />
        )}
      </Resource>
    )}
  </Resource>
)
