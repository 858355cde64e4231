import type { ArchiveView, Notice as NoticeOf, Written } from './present.ts'

const Text = ({ of: { text, lang } }: { of: Written }) => (lang ? <span lang={lang}>{text}</span> : text)

type Props = {
  notice: NoticeOf
  say: ArchiveView['say']
  /** The link to the text of a document. */
  read: (key: string) => { href: string; words: string }
}

/** A notice whose time is over, with its dates and documents. */
export function Notice({ notice, say, read }: Props) {
  const { anchor, title, facts, documents } = notice
  return (
    <li id={anchor}>
      <h3>
        <Text of={title} />
      </h3>
      <p className="archive-closed">{say('closed')}</p>
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
              <Document of={document} title={title} say={say} read={read} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

type DocumentProps = Pick<Props, 'say' | 'read'> & { of: NoticeOf['documents'][number]; title: Written }

function Document({ of: { what, day, text, href, read: key }, title, say, read }: DocumentProps) {
  const name = [what, day].filter(Boolean).join(', ')
  const page = key === undefined ? undefined : read(key)
  return (
    <>
      {href ? (
        <a href={href}>
          {name} ({say('pdf')})
          <span className="vh">
            : <Text of={title} />
          </span>
        </a>
      ) : (
        <b>{name}</b>
      )}{' '}
      <Text of={text} />
      {page ? (
        <>
          {' '}
          <a href={page.href}>
            {page.words}
            <span className="vh">
              : {name}, <Text of={title} />
            </span>
          </a>
        </>
      ) : null}
    </>
  )
}
