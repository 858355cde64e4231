import { useLanguage } from '../i18n/language-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { feedAddress, feedNames } from '../open-data/public-list.ts'

/** Announces the feeds to feed readers. Only the server writes these lines: no script of the first view knows them. */
export function FeedLinks() {
  const { t } = useTranslation('open-data')
  const language = useLanguage()
  return feedNames.map((name) => (
    <link
      key={name}
      rel="alternate"
      type="application/atom+xml"
      title={t(name)}
      href={feedAddress(name, language)}
    />
  ))
}
