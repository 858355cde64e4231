import { SiteLink } from '../../components/site-link/site-link.tsx'
import { Link } from '../../i18n/link.tsx'
import style from './archive.module.css'
import type { Notice as NoticeOf, Say, Written } from './present.ts'

const Text = ({ of: { text, lang } }: { of: Written }) => (lang ? <span lang={lang}>{text}</span> : text)

type Props = { notice: NoticeOf; say: Say }

/** A notice whose time is over, with its dates and documents. */
export function Notice({ notice, say }: Props) {
  const { anchor, title, facts, documents } = notice
  return (
    <li id={anchor}>
      <h3>
        <Text of={title} />
      </h3>
      <p className={style.closed}>{say('archive:closed')}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {documents.length > 0 ? (
        <ul>
          {documents.map((document) => (
            <li key={document.key}>
              <Document of={document} title={title} say={say} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

type DocumentProps = { of: NoticeOf['documents'][number]; title: Written; say: Say }

function Document({ of: { what, day, text, href, read, bytes }, title, say }: DocumentProps) {
  const name = [what, day].filter(Boolean).join(', ')
  return (
    <>
      {href ? (
        <SiteLink to={{ kind: 'document', href }} bytes={bytes}>
          {name}
          <span className="vh">
            : <Text of={title} />
          </span>
        </SiteLink>
      ) : (
        <b>{name}</b>
      )}{' '}
      <Text of={text} />
      {read ? (
        <>
          {' '}
          <Link to={`/documents/${read}`}>
            {say('common:asText')}
            <span className="vh">
              : {name}, <Text of={title} />
            </span>
          </Link>
        </>
      ) : null}
    </>
  )
}
