import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PlainLink } from '../../i18n/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../icon/icon.tsx'
import { pageWindow } from './page-window.ts'
import style from './pagination.module.css'

/**
 * Links to the other pages of a list. On the first page "previous" stays in its place without a link, and on the last
 * page "next" does.
 */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  if (pages <= 1) return null
  const numbers = pageWindow(page, pages)
  return (
    <nav className={style.pagination} aria-label={t('pages')}>
      <PageLink to={page > 1 ? page - 1 : undefined}>
        <Icon name="chevron-left" />
        {t('previousPage')}
      </PageLink>
      <ol className="list">
        {numbers.map((number, index) =>
          number === undefined ? (
            <li key={`gap after ${numbers[index - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <PageLink to={number} current={number === page}>
                <span className="vh">{t('pageNumber', { number: format.number(number) })}</span>
                <span aria-hidden="true">{format.number(number)}</span>
              </PageLink>
            </li>
          ),
        )}
      </ol>
      <PageLink to={page < pages ? page + 1 : undefined}>
        {t('nextPage')}
        <Icon name="chevron-right" />
      </PageLink>
    </nav>
  )
}

type LinkProps = { to: number | undefined; current?: boolean; children: ReactNode }

function PageLink({ to, current, children }: LinkProps) {
  const { pathname, search } = useLocation()
  if (to === undefined) return <span className={style.end}>{children}</span>
  const query = new URLSearchParams(search)
  if (to === 1) query.delete('page')
  else query.set('page', String(to))
  return (
    <PlainLink to={{ pathname, search: query.toString() }} aria-current={current ? 'page' : undefined}>
      {children}
    </PlainLink>
  )
}
