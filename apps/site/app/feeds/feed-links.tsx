import { useLocation } from 'react-router'
import { useDepartmentHere } from '../alerts/department-here.ts'
import { readQuestion } from '../api/search.ts'
import { bareOf } from '../i18n/language.ts'
import { useLanguage } from '../i18n/language-context.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { type Feeds, feedAddress, feedsIn } from '../open-data/public-list.ts'
import { departmentFeedAddress } from './department-feed-address.ts'
import { searchFeedAddress } from './search-feed-address.ts'

/**
 * Announces the feeds to feed readers: on the pages of a department that of its documents too, on a search that of what
 * it finds. A feed that can never have an entry is not announced. Only the server writes these lines: no script of the first view knows them.
 */
export function FeedLinks({ offered = feedsIn(undefined) }: { offered?: Feeds | undefined }) {
  const { t } = useTranslation('open-data')
  const language = useLanguage()
  const department = useDepartmentHere()
  const feeds = offered.names.map((name) => ({ title: t(name), href: feedAddress(name, language) }))
  const own =
    department && offered.ofDepartments
      ? [{ title: t('departmentFeed'), href: departmentFeedAddress(department, language) }]
      : []
  const searched = useSearchFeed()
  return [...own, ...(offered.ofSearch ? searched : []), ...feeds].map(({ title, href }) => (
    <link key={href} rel="alternate" type="application/atom+xml" title={title} href={href} />
  ))
}

function useSearchFeed() {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const format = useFormat()
  const { pathname, search } = useLocation()
  const question = readQuestion(new URLSearchParams(search), language)
  if (bareOf(pathname) !== '/search' || !question.text) return []
  return [
    {
      title: t('titleOf', { question: format.digits(question.text) }),
      href: searchFeedAddress(question),
    },
  ]
}
