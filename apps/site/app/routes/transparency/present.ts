import type { Language, Transparency } from '@nagardwar/contract/browser'
import { formatIn } from '../../i18n/format.ts'

type Line = Transparency['laws'][number]['lines'][number]
export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string

const states = ['met', 'due', 'late', 'missing', 'unanswered', 'not-applicable'] as const
const isOpen = ({ state }: Line): boolean => state === 'late' || state === 'missing'
const inShort = { due: 'dueShort', late: 'lateShort' } as const

/** Everything that the page says, in one language. */
export function presentTransparency({ at, laws }: Transparency, say: Say, language: Language) {
  const format = formatIn(language)
  const day = (time: string | null): string => (time ? (format.date(time) ?? '') : '')
  const all = laws.flatMap(({ lines }) => lines)
  const stateOf = (line: Line): string => stateText(line, say, day, format.number)
  return {
    computed: say('computed', { date: format.dateInWords(at) ?? '' }),
    counts: states.flatMap((state) => {
      const count = all.filter((line) => line.state === state).length
      const name = say(inShort[state as keyof typeof inShort] ?? state)
      return count > 0 ? [{ state, name, count: format.number(count) }] : []
    }),
    open: laws.flatMap(({ title, lines }) =>
      lines.filter(isOpen).map((line) => ({
        key: line.key,
        title: line.title[language],
        law: title[language],
        state: line.state,
        stateText: stateOf(line),
      })),
    ),
    laws: laws.map(({ key, title, asks, source, lines }) => ({
      key,
      title: title[language],
      metOf: say('metOf', {
        count: format.number(lines.filter(({ state }) => state === 'met').length),
        of: format.number(lines.length),
      }),
      asks: asks[language],
      source,
      lines: lines.map((line) => ({
        key: line.key,
        title: line.title[language],
        clause: line.clause[language],
        state: line.state,
        stateText: stateOf(line),
        reason: line.reason?.[language] ?? '',
        asOf: day(line.asOf),
        next: line.state === 'met' ? day(line.due) : '',
        owner: line.owner?.[language] ?? '',
        page: line.page,
      })),
    })),
  }
}

export type TransparencyView = ReturnType<typeof presentTransparency>

function stateText(
  { state, since, due, lacking }: Line,
  say: Say,
  day: (at: string | null) => string,
  number: (count: number) => string,
): string {
  if (state === 'late') return say('late', { date: day(since) })
  if (state === 'due') return say('due', { date: day(due) })
  if (state === 'missing' && lacking)
    return say('lacking', { count: number(lacking.count), of: number(lacking.of) })
  return say(state)
}
