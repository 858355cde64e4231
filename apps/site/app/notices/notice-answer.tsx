import { endOf } from '../clock/india-day.ts'
import { Facts } from '../components/facts/facts.tsx'
import { useLanguage } from '../i18n/language-context.ts'
import { Lines } from '../i18n/lines.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { timeIn } from '../tenders/time-in.ts'
import { isTakenHere, type Notice, noticeCalendarAddress } from './notice-path.ts'
import { lastDayOf, noticeStateAt } from './notice-state.ts'
import { Part } from './part.tsx'

type Props = { notice: Notice; now: number }

/** Until when and how residents can answer; not said of a notice that nobody need answer. */
export function NoticeAnswer({ notice, now }: Props) {
  const { t } = useTranslation('notices')
  const format = useFormat()
  const language = useLanguage()
  const state = noticeStateAt(notice, now)?.state
  const { opens, closes, post, inPerson, hearing } = notice
  const form = formOf(notice)
  if (!opens && !closes && !form && !post && !inPerson) return null
  const isOver = state !== undefined && state !== 'open' && state !== 'planned'
  const last = lastDayOf(notice)
  return (
    <Part title={t('answer')}>
      {state === 'planned' ? <p>{t('notYet')}</p> : null}
      {isOver ? <p>{t('over')}</p> : null}
      <Facts
        facts={[
          { label: t('opens'), value: timeIn(format, opens) },
          { label: t('closes'), value: <LastDay last={last} first={closes} /> },
          {
            label: t('here'),
            value: state === 'open' && form && <a href={form}>{t('hereForm')}</a>,
          },
          { label: t('post'), value: !isOver && post && <Lines>{post}</Lines> },
          { label: t('inPerson'), value: !isOver && inPerson && <Lines>{inPerson}</Lines> },
        ]}
      />
      {state !== 'decided' && [opens, last, hearing].some((time) => endOf(time) > now) ? (
        <p>
          <span className="small soft">{t('timesInIndia')}</span>{' '}
          <a href={noticeCalendarAddress(notice.id, language)}>{t('calendar')}</a>
        </p>
      ) : null}
    </Part>
  )
}

/** The form on this page: for an answer, or for a proposal. */
function formOf(notice: Notice): string | undefined {
  if (notice.kind === 'budget') return '#proposal'
  return isTakenHere(notice) ? '#answer' : undefined
}

/** With the day that stood before, where a corrigendum gave more time. */
function LastDay({ last, first }: { last: string | null; first: string | null }) {
  const { t } = useTranslation('notices')
  const format = useFormat()
  const before = last === first ? undefined : timeIn(format, first)
  return (
    <>
      <b>{timeIn(format, last)}</b>
      {before ? ` (${t('extended', { time: before })})` : null}
    </>
  )
}
