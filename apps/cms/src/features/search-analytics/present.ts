import type { AskedWords } from '../../platform/database/reader-counts.ts'
import type { Day } from '../../platform/dates/days.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { DeskLanguage } from '../../platform/words/words.ts'
import type { SearchAnalytics } from './numbers.ts'
import { words } from './words.ts'

const indian = new Intl.NumberFormat('en-IN')

/** `22.11.2026`, in the digits of the language. */
export function dayIn(day: Day, language: DeskLanguage): string {
  const written = day.split('-').reverse().join('.')
  return language === 'mr' ? toMarathiDigits(written) : written
}

type Row = { key: string; cells: string[] }

/** An address as it is read: Devanagari instead of its bytes. */
function pathIn(page: string): string {
  try {
    return decodeURI(page)
  } catch {
    return page
  }
}

/** The tables in one language. */
export function present(found: SearchAnalytics, language: DeskLanguage) {
  const say = (key: keyof typeof words): string => words[key][language]
  const numberIn = (count: number): string => {
    const written = indian.format(count)
    return language === 'mr' ? toMarathiDigits(written) : written
  }
  const asked = (rows: readonly AskedWords[], ...counts: (keyof Omit<AskedWords, 'words'>)[]): Row[] =>
    rows.map((row) => ({ key: row.words, cells: [row.words, ...counts.map((each) => numberIn(row[each]))] }))
  return {
    numberIn,
    heads: {
      fruitless: [say('term'), say('foundNothing'), say('times')],
      unclicked: [say('term'), say('openedNothing'), say('times')],
      asked: [say('term'), say('times'), say('foundNothing'), say('openedNothing')],
      pages: [say('page'), say('visits')],
      opinions: [say('page'), say('notUseful'), say('useful')],
      days: [say('day'), say('visits')],
      course: [say('week'), say('visits'), say('searches'), say('foundNothing')],
    },
    tables: {
      fruitless: asked(found.fruitless, 'fruitless', 'count'),
      unclicked: asked(found.unclicked, 'unclicked', 'count'),
      asked: asked(found.asked, 'count', 'fruitless', 'unclicked'),
      pages: found.pages.map(({ name, count }) => ({ key: name, cells: [pathIn(name), numberIn(count)] })),
      opinions: found.opinions.map(({ page, useful, notUseful }) => ({
        key: page,
        cells: [pathIn(page), numberIn(notUseful), numberIn(useful)],
      })),
    },
    days: found.days.map(({ name, count }) => ({
      key: name,
      cells: [dayIn(name, language), numberIn(count)],
    })),
    course: found.weeks.map(({ monday, visits, searches, fruitless }) => ({
      key: monday,
      cells: [dayIn(monday, language), numberIn(visits), numberIn(searches), numberIn(fruitless)],
    })),
  }
}
