import { useTranslation } from 'react-i18next'
import { definePage } from '../../api/page.ts'
import { Page } from '../../frame/page.tsx'
import { Resource } from '../../frame/resource.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import type { Route } from './+types/route.ts'
import { presentRoads } from './present.ts'

const page = definePage('roads', { roads: { list: 'roads', onFailure: 'Error fetching road data' } })
export const loader = page.loader
export const clientLoader = page.clientLoader
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export default function Roads({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['roads', 'frame'])
  const format = useFormat()
  return (
    <Page title={t('title')} description={t('metaDescription')} section="cityProfile">
      <Resource of={loaderData.roads} failed={t('failed')}>
        {(roads) => (
          <table>
            <caption>{t('caption')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('frame:serial')}</th>
                <th scope="col">{t('frame:description')}</th>
                <th scope="col">{t('length')}</th>
              </tr>
            </thead>
            <tbody>
              {presentRoads(roads, format).map((road) => (
                <tr key={road.id}>
                  <td>{road.serial}</td>
                  <th scope="row">
                    <Text>{road.description}</Text>
                  </th>
                  <td>{road.length}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Resource>
    </Page>
  )
}
