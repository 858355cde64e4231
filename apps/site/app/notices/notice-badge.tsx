import { StateLabel } from '../components/state-label/state-label.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { type NoticeState, type NoticeTimes, noticeStateAt } from './notice-state.ts'

const toneOf = {
  open: 'good',
  planned: 'limited',
  closed: 'over',
  underDecision: 'over',
  decided: 'over',
} as const satisfies Record<NoticeState, string>

/** "3 days left", "Planned", "Under decision"; nothing where nobody gave a last day. */
export function NoticeBadge({ notice, now }: { notice: NoticeTimes; now: number }) {
  const { t } = useTranslation('notice-state')
  const { number } = useFormat()
  const found = noticeStateAt(notice, now)
  if (!found) return null
  const { state, days } = found
  return (
    <StateLabel tone={toneOf[state]}>
      {days === undefined
        ? t(state)
        : days > 1
          ? t('closesIn', { days: number(days) })
          : t(days ? 'closesTomorrow' : 'closesToday')}
    </StateLabel>
  )
}
