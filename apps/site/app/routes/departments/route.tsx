import type { Row } from '@nagardwar/contract/browser'
import type { Listed } from '../../api/list.ts'
import { definePage } from '../../api/page.ts'
import { Card } from '../../components/card/card.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { type PlaceTime, usePlaceTime } from '../../places/use-place-time.ts'
import { WayThere } from '../../places/way-there.tsx'
import { Resource } from '../../resource/resource.tsx'
import { usePageOf } from '../../resource/use-page-of.ts'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import type { Route } from './+types/route.ts'
import { presentDepartments } from './present.ts'

/** Cards on a page (spec.md, section 9). */
const cardsPerPage = 9

const page = definePage(
  ['departments', 'places'],
  {
    departments: 'departments',
    pages: { list: 'disclosureDepartments', content: false },
    holidays: { list: 'holidays', content: false },
  },
  { list: 'departments', size: cardsPerPage },
)
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Departments({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('departments')
  const { departments, pages } = loaderData
  const at = usePlaceTime(loaderData.holidays)
  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      section="aboutCouncil"
      aside={null}
      records={useRowsNow(departments)}
      also={{ pages, holidays: loaderData.holidays }}
    >
      <Resource of={departments}>{(rows) => <DepartmentCards rows={rows} pages={pages} at={at} />}</Resource>
    </Page>
  )
}

type Props = {
  rows: readonly Row<'departments'>[]
  pages: Listed<'disclosureDepartments'>
  at: PlaceTime
}

function DepartmentCards({ rows, pages, at }: Props) {
  const { t } = useTranslation(['departments', 'places'])
  const shown = usePageOf(presentDepartments(rows, useRowsNow(pages)), cardsPerPage)
  return (
    <section>
      <h2 className="vh">{t('list')}</h2>
      <ul className="list grid grid--3">
        {shown.items.map(({ id, name, head, office, place, to, state }) => (
          <li key={id}>
            <Card title={<Text>{name}</Text>} to={to} state={state} icon="landmark" heading="h3">
              {head ? (
                <>
                  <p className="small">{t('head')}</p>
                  <p>
                    <Text>{head}</Text>
                  </p>
                </>
              ) : null}
              {office ? (
                <>
                  <p className="small">{t('places:office')}</p>
                  <p>
                    <Text>{office}</Text>
                  </p>
                </>
              ) : null}
              <WayThere name={name} of={place} at={at} type="GovernmentOffice" isOffice />
            </Card>
          </li>
        ))}
      </ul>
      <Pagination page={shown.page} pages={shown.pages} />
    </section>
  )
}
