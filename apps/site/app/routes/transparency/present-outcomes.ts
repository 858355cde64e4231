import type { Language, MessageFigures } from '@nagardwar/contract/browser'
import { formatIn } from '../../i18n/format.ts'
import type { Notice } from '../../notices/notice-path.ts'
import { lastDayOf, type NoticeState, noticeStateAt } from '../../notices/notice-state.ts'
import type { Say } from './present.ts'

/** What has no outcome stands first, what is decided last. */
const order: readonly NoticeState[] = ['underDecision', 'closed', 'open', 'decided']

/** The notices on which residents could answer, with how many did and what became of it. */
export function presentOutcomes(notices: readonly Notice[], now: number, say: Say, language: Language) {
  const format = formatIn(language)
  const day = (time: string | null): string => format.date(time) ?? ''
  const outcomeOf = (notice: Notice, state: NoticeState): string => {
    if (state === 'decided') {
      const date = day(notice.decided)
      return date ? say('decidedOn', { date }) : say('decided')
    }
    const date = day(lastDayOf(notice))
    return say(state === 'underDecision' ? 'noOutcome' : state === 'closed' ? 'closed' : 'open', { date })
  }
  const lines = notices.flatMap((notice) => {
    const state = noticeStateAt(notice, now)?.state
    if (!state || state === 'planned' || notice.kind === 'general') return []
    return [
      {
        key: notice.link,
        link: notice.link,
        title: notice.title,
        state,
        outcome: outcomeOf(notice, state),
        answers: notice.answers === null || notice.answers === '' ? '' : format.number(notice.answers),
        decision: state === 'decided' ? notice.decision : '',
      },
    ]
  })
  return lines.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}

export type OutcomeView = ReturnType<typeof presentOutcomes>

const kinds = ['message', 'report'] as const

/** What came in each month and when it was answered, by kind; a kind without a month is left out. */
export function presentFigures({ rows }: Pick<MessageFigures, 'rows'>, say: Say, language: Language) {
  const format = formatIn(language)
  const { number } = format
  const monthOf = (month: string): string => {
    const [year = '', of = ''] = month.split('-')
    return `${format.monthName(Number(of))} ${format.year(year)}`
  }
  const sum = (of: MessageFigures['rows'], name: 'received' | 'done' | 'late'): number =>
    of.reduce((total, row) => total + row[name], 0)
  const daysIn = (days: number | null): string =>
    days === null ? say('none') : say('days', { count: days, number: number(days) })
  return kinds.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    if (own.length === 0) return []
    return [
      {
        kind,
        title: say(`figures-${kind}`),
        total: say(`total-${kind}`, {
          received: number(sum(own, 'received')),
          done: number(sum(own, 'done')),
          late: number(sum(own, 'late')),
        }),
        months: own.map((row) => ({
          key: row.month,
          title: monthOf(row.month),
          facts: [
            [say('received'), number(row.received)],
            [say(`done-${kind}`), number(row.done)],
            [say('within'), number(row.within)],
            [say('lateShort'), number(row.late)],
            [say('median'), daysIn(row.medianDays)],
            [say('ninetieth'), daysIn(row.ninetiethDays)],
          ] as [string, string][],
          isLate: row.late > 0,
        })),
      },
    ]
  })
}

export type FiguresView = ReturnType<typeof presentFigures>
