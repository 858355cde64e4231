import type { Listed } from '../../api/list.ts'
import { MapPanel } from '../../components/map-panel/map-panel.tsx'
import { Chips, Tiles } from '../../components/tiles/tiles.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Resource } from '../../resource/resource.tsx'
import { useHasContent } from '../../start/has-content.ts'
import { mapOf } from '../../start/map.ts'
import { PartOf } from '../../start/part-of.tsx'
import { useStart } from '../../start/start.ts'
import { Block } from './block.tsx'
import { presentServices } from './present.ts'

const chipsTo = [
  ['/services', 'allServices', 'hand-helping'],
  ['/today', 'today', 'calendar-days'],
  ['/ward', 'wards', 'map-pin'],
  ['/hospital', 'hospitals', 'hospital'],
  ['/photos', 'photoGallery', 'image'],
  ['/press-releases', 'pressReleases', 'megaphone'],
  ['/projects', 'projects', 'hammer'],
  ['/news', 'news', 'newspaper'],
  ['/videos', 'videoGallery', 'video'],
] as const

/** The service tiles beside the map, the ways to what is asked for most, and to galleries, press releases, projects and news. */
export function Services({ services }: { services: Listed<'services'> }) {
  const { t } = useTranslation('home')
  const hasContent = useHasContent()
  const { settings } = useStart()
  const mapUrl = mapOf(settings)
  const chips = chipsTo
    .filter(([to]) => hasContent(to))
    .map(([to, key, icon]) => ({ label: t(key), to, icon }))
  const isTownDrawn = Boolean(settings.demonstration)
  if (!hasContent('/#services') && !chips[0])
    return mapUrl ? (
      <div className="section">
        <div className="wrap">
          <MapPanel mapUrl={mapUrl} heading="h2" isTownDrawn={isTownDrawn} />
        </div>
      </div>
    ) : null
  return (
    <div className="section">
      <div className="wrap">
        <Block title={t('services')} id="services">
          <div className={mapUrl ? 'split split--map' : undefined}>
            <div>
              <PartOf list={services} name="services">
                <Resource of={services} empty={t('noServices')} isReportedOnce>
                  {(rows) => <Tiles tiles={presentServices(rows)} />}
                </Resource>
              </PartOf>
              {chips[0] ? <Chips label={t('moreFromCouncil')} chips={chips} /> : null}
            </div>
            {mapUrl ? <MapPanel mapUrl={mapUrl} isTownDrawn={isTownDrawn} /> : null}
          </div>
        </Block>
      </div>
    </div>
  )
}
