import { Facts } from '../components/facts/facts.tsx'
import { useLanguage } from '../i18n/language-context.ts'
import { Text } from '../i18n/text.tsx'
import { Blocks } from './blocks.tsx'
import type { DocumentBody } from './document-view.ts'

/** What is known of a document, and its text page by page. */
export function DocumentText({ body }: { body: DocumentBody }) {
  const page = useLanguage()
  return (
    <>
      <section className="stack">
        <h2 className="vh">{body.about}</h2>
        <Facts
          facts={body.facts.map(({ label, text, link }) => ({
            label,
            value: <Value text={text} link={link} />,
          }))}
        />
        <Ask ask={body.ask} />
      </section>
      <section className="stack">
        <h2>{body.textTitle}</h2>
        {body.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <Parts body={body} />
        {body.pages.map(({ number, label, table, blocks }) => (
          <section key={number} aria-labelledby={`page-${number}`}>
            <p id={`page-${number}`}>{label}</p>
            {blocks.length > 0 ? (
              <div lang={body.lang} className="prose">
                <Blocks blocks={blocks} language={body.lang ?? page} table={table} />
              </div>
            ) : (
              <p className="soft">{body.noTextOnPage}</p>
            )}
          </section>
        ))}
        <Turn body={body} />
      </section>
      {/* A block of data, which no browser runs. */}
      <script type="application/ld+json">{body.data}</script>
    </>
  )
}

const Value = ({ text = '', link }: Pick<DocumentBody['facts'][number], 'text' | 'link'>) =>
  link ? (
    <a href={link.to}>
      <Text>{link.text}</Text>
    </a>
  ) : (
    <Text>{text}</Text>
  )

const Ask = ({ ask: { to, text, why } }: Pick<DocumentBody, 'ask'>) => (
  <p className="screen-only" data-links="">
    {why} <a href={to}>{text}</a>
  </p>
)

function Parts({ body: { parts, partsTitle } }: { body: DocumentBody }) {
  if (parts.length === 0) return null
  return (
    <nav aria-label={partsTitle} className="screen-only">
      <ul className="list">
        {parts.map(({ to, text, isHere }) => (
          <li key={to}>
            <a href={to} aria-current={isHere ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Turn = ({ body: { previous, next } }: { body: DocumentBody }) =>
  previous || next ? (
    <p className="screen-only" data-links="">
      {previous ? <a href={previous.to}>{previous.text}</a> : null}{' '}
      {next ? <a href={next.to}>{next.text}</a> : null}
    </p>
  ) : null
