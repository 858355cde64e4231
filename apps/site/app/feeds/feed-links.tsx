import { useDepartmentHere } from '../alerts/department-here.ts'
import { useLanguage } from '../i18n/language-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { feedAddress, feedNames } from '../open-data/public-list.ts'
import { departmentFeedAddress } from './department-feed-address.ts'

/**
 * Announces the feeds to feed readers, on the pages of a department that of its documents too. Only the server writes
 * these lines: no script of the first view knows them.
 */
export function FeedLinks() {
  const { t } = useTranslation('open-data')
  const language = useLanguage()
  const department = useDepartmentHere()
  const feeds = feedNames.map((name) => ({ title: t(name), href: feedAddress(name, language) }))
  const own = department
    ? [{ title: t('departmentFeed'), href: departmentFeedAddress(department, language) }]
    : []
  return [...own, ...feeds].map(({ title, href }) => (
    <link key={href} rel="alternate" type="application/atom+xml" title={title} href={href} />
  ))
}
