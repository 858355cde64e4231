import { Helpline } from '../../components/helpline/helpline.tsx'
import { Link } from '../../i18n/link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useCouncil } from '../../start/council.ts'
import { useHasContent } from '../../start/has-content.ts'
import { presentFilter } from './present.ts'
import style from './search.module.css'

const popular = ['popular1', 'popular2', 'popular3', 'popular4', 'popular5', 'popular6'] as const

/** Pages for visitors who prefer to browse. */
const pages = {
  '/public-disclosure': 'browseDisclosure',
  '/right-to-services': 'browseServices',
  '/downloads': 'browseDownloads',
  '/departments': 'browseDepartments',
  '/elected-member': 'browseMembers',
  '/contact': 'browseContact',
} as const

/** Popular searches, links for browsing, and telephone numbers. */
export function Suggestions() {
  const { t } = useTranslation('search')
  return (
    <>
      <section className="stack">
        <h2>{t('popularTitle')}</h2>
        <ul className={`list ${style.chips}`}>
          {popular.map((key) => (
            <li key={key}>
              <Link to={presentFilter({ text: t(key) })}>{t(key)}</Link>
            </li>
          ))}
        </ul>
      </section>
      <Browse />
    </>
  )
}

export function Browse() {
  const { t } = useTranslation('search')
  const hasContent = useHasContent()
  return (
    <>
      <section className="stack">
        <h2>{t('browseTitle')}</h2>
        <ul className={`list ${style.chips}`}>
          {Object.entries(pages).map(([path, key]) =>
            hasContent(path) ? (
              <li key={path}>
                <Link to={path}>{t(key)}</Link>
              </li>
            ) : null,
          )}
        </ul>
      </section>
      <Helpline council={useCouncil()} />
    </>
  )
}
