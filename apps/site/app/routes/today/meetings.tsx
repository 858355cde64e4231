import { useNow } from '../../clock/use-now.ts'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { dayOf, isToday, type Meeting, toCome } from '../../council-work/meeting-time.ts'
import { meetingPath, meetingsPath } from '../../council-work/work-path.ts'
import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Today's meetings of the council, and those to come, the next one first. */
export function Meetings({ meetings }: { meetings: readonly Meeting[] }) {
  const { t } = useTranslation('today')
  const format = useFormat()
  const now = useNow()
  const coming = toCome(meetings, now)
  if (coming.length === 0) return null
  return (
    <section className="stack">
      <h2>{t('meetings')}</h2>
      <ul className="list stack">
        {coming.map((meeting) => (
          <li key={meeting.id}>
            <Link to={meetingPath(meeting.id)}>
              {t(meeting.kind)}, {format.date(dayOf(meeting))}
            </Link>
            <p className="small soft">
              {[
                isToday(meeting, now) ? t('meetingToday') : '',
                meeting.state ? t(meeting.state) : '',
                meeting.time && format.time(meeting.time),
              ]
                .filter(Boolean)
                .map((fact) => `${fact} · `)
                .join('')}
              <Text>{meeting.place}</Text>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <MoreLink to={meetingsPath}>{t('allMeetings')}</MoreLink>
      </p>
    </section>
  )
}
