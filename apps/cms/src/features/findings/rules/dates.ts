import type { Item } from '../../../content/requirements/content.ts'
import { type Finding, findingOf } from '../../../content/requirements/finding.ts'
import { type Day, dayOf, yearAfter } from '../../../platform/dates/days.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { Words } from '../../../platform/words/words.ts'

/** `22.11.2026`, in the digits of each language. */
const written = (day: Day): Words => {
  const en = day.split('-').reverse().join('.')
  return { en, mr: toMarathiDigits(en) }
}

const isOver = ({ values }: Item, today: Day): boolean => {
  const until = values.record?.validUntil
  return Boolean(until) && dayOf(until as string) < today
}

/** What has an archive is shown there when its last day has passed: nothing is to be fixed. */
const archived: ReadonlySet<string> = new Set(['tenders'])

/** What residents no longer see, because its last day has passed: the newest first. */
export const expired = (items: readonly Item[], today: Day): Finding[] =>
  items
    .filter((item) => !archived.has(item.slug) && isOver(item, today))
    .sort((one, other) => lastDay(other).localeCompare(lastDay(one)))
    .map((item) => {
      const { en, mr } = written(dayOf(lastDay(item)))
      return findingOf(item, { en: `Its last day was ${en}`, mr: `वैधता दिनांक ${mr} होता` })
    })

const lastDay = ({ values }: Item): string => values.record?.validUntil ?? ''

/** These are reviewed with the website, not one by one. */
const notReviewed: ReadonlySet<string> = new Set([
  'menu-entries',
  'texts',
  'redirects',
  'services',
  'holidays',
])

/** Without a review, the day counts on which somebody last saved it. */
const reviewed = ({ values }: Item): Day => dayOf(values.record?.reviewedOn ?? values.updatedAt)

/** What nobody has looked at for a year: the oldest first. */
export const dueForReview = (items: readonly Item[], today: Day): Finding[] =>
  items
    .filter(
      (item) => !notReviewed.has(item.slug) && !isOver(item, today) && yearAfter(reviewed(item)) < today,
    )
    .sort((one, other) => reviewed(one).localeCompare(reviewed(other)))
    .map((item) => {
      const { en, mr } = written(reviewed(item))
      return findingOf(item, { en: `Last looked at on ${en}`, mr: `शेवटचा आढावा ${mr}` })
    })
