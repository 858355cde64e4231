import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { definePage } from '../../api/page.ts'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { PersonCard } from '../../components/person-card/person-card.tsx'
import { Page } from '../../frame/page.tsx'
import { pageOf, readPageNumber } from '../../frame/page-of.ts'
import { Resource } from '../../frame/resource.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import type { Route } from './+types/route.ts'
import { presentPresidents } from './present.ts'

const page = definePage('elected-pre-representative', { presidents: 'presidents' })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

const cardsPerPage = 12

export default function PreviousPresidents({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['elected-pre-representative', 'common'])
  const format = useFormat()
  const pageNumber = readPageNumber(useSearchParams()[0])
  return (
    <Page title={t('title')} intro={t('intro')} section="aboutCouncil">
      <Resource of={loaderData.presidents}>
        {(rows) => {
          const shown = pageOf(presentPresidents(rows, format, t('common:present')), pageNumber, cardsPerPage)
          return (
            <section>
              <h2 className="vh">{t('list')}</h2>
              <ul className="list grid">
                {shown.items.map(({ id, name, term }) => (
                  <li key={id}>
                    <PersonCard
                      name={<Text>{name}</Text>}
                      details={[{ label: t('common:term'), value: term }]}
                    />
                  </li>
                ))}
              </ul>
              <Pagination page={shown.page} pages={shown.pages} />
            </section>
          )
        }}
      </Resource>
    </Page>
  )
}
