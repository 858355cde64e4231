import type { Row } from '@nagardwar/contract/browser'
import { Link } from '../../i18n/link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { NoticeLine } from '../../notices/notice-line.tsx'
import { noticesPath } from '../../notices/notice-path.ts'
import { openAt } from '../../notices/notice-state.ts'

/** So many stand on home; the page of all has the rest. */
const shown = 3

/** The notices that residents can answer now, the next to close first; nothing where none is open. */
export function OpenNotices({ notices, now }: { notices: readonly Row<'publicNotices'>[]; now: number }) {
  const { t } = useTranslation('notice-state')
  const open = openAt(notices, now)
  if (open.length === 0) return null
  return (
    <section className="wrap">
      <h2>{t('openForYou')}</h2>
      <ul>
        {open.slice(0, shown).map((notice) => (
          <li key={notice.id}>
            <NoticeLine notice={notice} now={now} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={noticesPath}>{t('more')}</Link>
      </p>
    </section>
  )
}
