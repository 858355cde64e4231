import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { definePage } from '../../api/page.ts'
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
            <ul className="grid">
              {shown.items.map((president) => (
                <li key={president.id}>
                  <Text>{president.name}</Text> {president.term}
                </li>
              ))}
            </ul>
          )
        }}
      </Resource>
    </Page>
  )
}
