import { useNow } from '../clock/use-now.ts'
import { MoreLink } from '../components/site-link/more-link.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { forWard } from '../wards/of-ward.ts'
import { EventLines } from './event-lines.tsx'
import { eventsPath } from './event-path.ts'
import { type EventRow, isOnDay, toCome } from './event-time.ts'
import type { Say } from './event-words.ts'

type Props = { events: readonly EventRow[]; ward: string | undefined }

/** So many stand on another page than their own. */
const most = 8

/** Events on another page: those to come in a ward, or those of today. Nothing where there are none. */
export function EventsHere({ events, ward }: Props) {
  const { t } = useTranslation('event-lines')
  const format = useFormat()
  const now = useNow()
  const coming =
    ward === undefined
      ? toCome(events, now).filter((event) => isOnDay(event, now))
      : toCome(forWard(events, ward), now)
  if (coming.length === 0) return null
  const say: Say = (key, values = {}) => t(key as never, values as never)
  return (
    <section className="stack">
      <h2>{t(ward === undefined ? 'today' : 'upcoming')}</h2>
      <EventLines events={coming.slice(0, most)} words={{ say, format }} />
      <p>
        <MoreLink to={eventsPath}>{t('all')}</MoreLink>
      </p>
    </section>
  )
}
