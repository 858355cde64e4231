import { useTranslation } from 'react-i18next'
import type { Listed } from '../../api/list.ts'
import { MapPanel } from '../../components/map-panel/map-panel.tsx'
import { Chips, Tiles } from '../../components/tiles/tiles.tsx'
import { PartOf } from '../../resource/part-of.tsx'
import { Resource } from '../../resource/resource.tsx'
import { mapOf } from '../../start/map.ts'
import { useStart } from '../../start/start.ts'
import { Block } from './block.tsx'
import { presentServices } from './present.ts'

/** The service tiles beside the map, and the ways to galleries, press releases, projects and news. */
export function Services({ services }: { services: Listed<'services'> }) {
  const { t } = useTranslation('home')
  const mapUrl = mapOf(useStart().settings)
  return (
    <div className="section">
      <div className="wrap">
        <Block title={t('services')} id="services">
          <div className={mapUrl ? 'split split--map' : undefined}>
            <div>
              <PartOf list={services}>
                <Resource of={services} empty={t('noServices')} isReportedOnce>
                  {(rows) => <Tiles tiles={presentServices(rows)} />}
                </Resource>
              </PartOf>
              <Chips
                label={t('moreFromCouncil')}
                chips={[
                  { label: t('photoGallery'), to: '/photos', icon: 'image' },
                  { label: t('pressReleases'), to: '/press-releases', icon: 'megaphone' },
                  { label: t('projects'), to: '/projects', icon: 'hammer' },
                  { label: t('news'), to: '/news', icon: 'newspaper' },
                  { label: t('videoGallery'), to: '/videos', icon: 'video' },
                ]}
              />
            </div>
            {mapUrl ? <MapPanel mapUrl={mapUrl} /> : null}
          </div>
        </Block>
      </div>
    </div>
  )
}
