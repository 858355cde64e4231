import { formatIn } from '../i18n/format.ts'
import type { PageContext } from './page-context.ts'
import { daysOf, type Service } from './service-path.ts'

/** "Within 3 days", "On the same day"; nothing where nobody said. */
export function serviceTime(
  service: Pick<Service, 'days'>,
  { say, language }: Pick<PageContext, 'say' | 'language'>,
): string {
  const days = daysOf(service)
  if (days === undefined) return ''
  if (days === 0) return say('service-page:sameDay')
  return say('service-page:within', { count: days, days: formatIn(language).number(days) })
}
