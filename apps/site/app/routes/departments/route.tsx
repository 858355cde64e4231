import type { Row } from '@nagardwar/contract/browser'
import { useTranslation } from 'react-i18next'
import type { Listed } from '../../api/list.ts'
import { definePage } from '../../api/page.ts'
import { Card } from '../../components/card/card.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { Page } from '../../frame/page.tsx'
import { Resource } from '../../frame/resource.tsx'
import { usePageOf } from '../../frame/use-page-of.ts'
import { useRowsNow } from '../../frame/use-rows-now.ts'
import { Text } from '../../i18n/text.tsx'
import type { Route } from './+types/route.ts'
import { presentDepartments } from './present.ts'

const page = definePage('departments', { departments: 'departments', places: 'disclosureDepartments' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

/** So many cards a page (spec.md, section 9). */
const cardsPerPage = 9

export default function Departments({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('departments')
  const { departments, places } = loaderData
  return (
    <Page title={t('title')} intro={t('intro')} section="aboutCouncil" aside={null}>
      <Resource of={departments}>{(rows) => <DepartmentCards rows={rows} places={places} />}</Resource>
    </Page>
  )
}

type Props = { rows: readonly Row<'departments'>[]; places: Listed<'disclosureDepartments'> }

function DepartmentCards({ rows, places }: Props) {
  const { t } = useTranslation('departments')
  const shown = usePageOf(presentDepartments(rows, useRowsNow(places)), cardsPerPage)
  return (
    <section>
      <h2 className="vh">{t('list')}</h2>
      <ul className="list grid grid--3">
        {shown.items.map(({ id, name, head, to, state }) => (
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
            </Card>
          </li>
        ))}
      </ul>
      <Pagination page={shown.page} pages={shown.pages} />
    </section>
  )
}
