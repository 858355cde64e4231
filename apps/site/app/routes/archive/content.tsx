import { Link } from '../../i18n/link.tsx'
import style from './archive.module.css'
import { Notice } from './notice.tsx'
import type { ArchiveView, Say } from './present.ts'

type Props = { view: ArchiveView; say: Say }

/** The notices that ended in a year, and the way to the others. The server alone writes it. */
export const NoticesOfYear = ({ view: { years, groups }, say }: Props) => (
  <>
    {years.length > 1 ? (
      <nav className="stack" aria-labelledby="years">
        <h2 id="years">{say('archive:years')}</h2>
        <ul className={style.years}>
          {years.map(({ year, name, path, isShown }) => (
            <li key={year}>
              <Link to={path} aria-current={isShown ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    ) : null}
    {groups.length === 0 ? <p>{say('archive:empty')}</p> : null}
    {groups.map(({ kind, name, notices }) => (
      <section key={kind} className="stack" aria-labelledby={kind}>
        <h2 id={kind}>{name}</h2>
        <ul className={style.notices}>
          {notices.map((notice) => (
            <Notice key={notice.anchor} notice={notice} say={say} />
          ))}
        </ul>
      </section>
    ))}
    <p className={style.others}>
      <Link to="/tenders">{say('archive:openTenders')}</Link>{' '}
      <Link to="/press-releases">{say('archive:pressReleases')}</Link>
    </p>
  </>
)
