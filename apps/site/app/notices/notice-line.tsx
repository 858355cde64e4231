import { Link } from '../i18n/link.tsx'
import { Text } from '../i18n/text.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { timeIn } from '../tenders/time-in.ts'
import { NoticeBadge } from './notice-badge.tsx'
import type { Notice } from './notice-path.ts'
import { lastDayOf, noticeStateAt } from './notice-state.ts'

type Props = { notice: Notice; now: number }

/** A notice in a list: its name leads to it, and the day that counts now stands beside its state. */
export const NoticeLine = ({ notice, now }: Props) => (
  <>
    <Link to={notice.link}>
      <Text>{notice.title}</Text>
    </Link>{' '}
    <NoticeBadge notice={notice} now={now} /> <DayThatCounts notice={notice} now={now} />
  </>
)

/** From when, until when, or when it was decided. */
export function DayThatCounts({ notice, now }: Props) {
  const { t } = useTranslation('notice-state')
  const format = useFormat()
  const state = noticeStateAt(notice, now)?.state
  if (state === 'decided') {
    const date = format.date(notice.decided)
    return date ? <span className="num">{t('decidedOn', { date })}</span> : null
  }
  const time = timeIn(format, state === 'planned' ? notice.opens : lastDayOf(notice))
  return time ? <span className="num">{t(state === 'planned' ? 'opensOn' : 'lastDay', { time })}</span> : null
}
