import type { Findings, Question, SearchKind } from '../../api/search.ts'
import { Note } from '../../components/list-state/list-state.tsx'
import { Pagination } from '../../components/pagination/pagination.tsx'
import { searchFeedAddress } from '../../feeds/search-feed-address.ts'
import { Link } from '../../i18n/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { presentFilter, presentGroups } from './present.ts'
import { Result } from './result.tsx'
import style from './search.module.css'

type Ready = Findings & { state: 'ready' }
type Props = { findings: Ready; question: Question }

/** The whole result: numbers, filters, and the results in groups. */
export function Results({ findings, question }: Props) {
  const { t } = useTranslation('search')
  const format = useFormat()
  const { total, isLoose, hasFeed, items, page, pages } = findings
  const number = format.number(total)
  return (
    <>
      <div className="stack">
        <p role="status">
          <b>{t('count', { count: total, number, question: format.digits(question.text) })}</b>
        </p>
        {isLoose ? <Note text={t('loose')} /> : null}
        <Filters kinds={findings.kinds} question={question} />
      </div>
      {presentGroups(items).map((group) => (
        <section key={group.kind} className="stack">
          <h2 className={style.kind}>{t(group.kind)}</h2>
          <ul className={`list ${style.results}`}>
            {group.items.map((found) => (
              <Result key={found.id} found={found} />
            ))}
          </ul>
        </section>
      ))}
      <Pagination page={page} pages={pages} />
      {isLoose || hasFeed === false ? null : (
        <p>
          <a href={searchFeedAddress(question)}>{t('feed')}</a>
        </p>
      )}
    </>
  )
}

/** The same query for one kind only, with its number of results. */
function Filters({ kinds, question }: { kinds: Ready['kinds']; question: Question }) {
  const { t } = useTranslation('search')
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  if (kinds.length < 2) return null
  return (
    <nav aria-label={t('filters')}>
      <ul className={`list ${style.chips} ${style.filters}`}>
        <Filter label={t('everything')} count={all} question={question} kind={undefined} />
        {kinds.map(({ kind, count }) => (
          <Filter key={kind} label={t(kind)} count={count} question={question} kind={kind} />
        ))}
      </ul>
    </nav>
  )
}

type FilterProps = { label: string; count: number; question: Question; kind: SearchKind | undefined }

function Filter({ label, count, question, kind }: FilterProps) {
  return (
    <li>
      <Link to={presentFilter(question, kind)} aria-current={question.kind === kind ? 'true' : undefined}>
        {label} <span className="num">({useFormat().number(count)})</span>
      </Link>
    </li>
  )
}
