import { type Day, daysAfter } from '../../../platform/dates/days.ts'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { dayIn } from '../present.ts'
import { mondayOf } from '../weeks.ts'
import { words } from '../words.ts'

type Props = { address: string; week: Day; today: Day; language: DeskLanguage }

/** Which week is shown, and the way to the others. */
export function Weeks({ address, week, today, language }: Props) {
  const later = daysAfter(week, 7)
  return (
    <nav className="search-analytics-weeks desk-fields" aria-label={words.week[language]}>
      <b>
        {words.weekOf[language]} {dayIn(week, language)}
      </b>
      <a href={`${address}?week=${daysAfter(week, -7)}`}>{words.earlier[language]}</a>
      {later <= today ? <a href={`${address}?week=${later}`}>{words.later[language]}</a> : null}
      {week === mondayOf(today) ? null : <a href={address}>{words.present[language]}</a>}
      <form method="get" action={address}>
        <label>
          {words.anyDay[language]}
          <input type="date" name="week" defaultValue={week} max={today} required />
        </label>
        <button type="submit">{words.show[language]}</button>
      </form>
    </nav>
  )
}
