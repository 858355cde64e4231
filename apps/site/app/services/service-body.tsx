import { buttonClass } from '../components/button/button.tsx'
import { EmailLink } from '../components/email/email-link.tsx'
import { Facts } from '../components/facts/facts.tsx'
import { Paragraphs } from '../components/linked-text/paragraphs.tsx'
import { PdfList } from '../components/pdf/pdf.tsx'
import { destinationOf } from '../components/site-link/destination.ts'
import { MoreLink } from '../components/site-link/more-link.tsx'
import { SiteLink } from '../components/site-link/site-link.tsx'
import { Text } from '../i18n/text.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import type { ServiceGroup, ServiceLink, ServiceView, ShownFact } from './service-view.ts'

/** What the page of a view holds below its head. Only the server writes it. */
export const ServiceBody = ({ view }: { view: ServiceView }) =>
  view.kind === 'list' ? (
    <List {...view} />
  ) : view.kind === 'service' ? (
    <Service {...view} />
  ) : (
    <Letters {...view} />
  )

type Of<K extends ServiceView['kind']> = Extract<ServiceView, { kind: K }>

const List = ({ groups, links }: Of<'list'>) => (
  <>
    <div data-groups="">
      {groups.map((group) => (
        <Situation key={group.key} title={group.title} services={group.services} />
      ))}
    </div>
    <MoreLinks links={links} />
  </>
)

const MoreLinks = ({ links }: { links: readonly ServiceLink[] }) => (
  <ul className="list stack">
    {links.map(({ to, text }) => (
      <li key={to}>
        <MoreLink to={to}>{text}</MoreLink>
      </li>
    ))}
  </ul>
)

const Situation = ({ title, services }: Omit<ServiceGroup, 'key'>) => (
  <section className="stack">
    <h2>{title}</h2>
    <ul className="list stack">
      {services.map(({ to, name, facts }) => (
        <li key={to}>
          <SiteLink to={destinationOf(to)}>
            <Text>{name}</Text>
          </SiteLink>
          {facts ? (
            <p className="small soft">
              <Text>{facts}</Text>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  </section>
)

const factRows = (facts: readonly ShownFact[]) =>
  facts.map((fact) => ({ label: fact.label, value: <Value {...fact} /> }))

/** The parts of a fact that are there, below each other. */
function Value({ text, items, link, officer }: ShownFact) {
  return (
    <>
      {text ? <Paragraphs>{text}</Paragraphs> : null}
      {officer ? (
        <p>
          <Text>{officer.name}</Text>
          {officer.email ? (
            <>
              {', '}
              <EmailLink address={officer.email} />
            </>
          ) : null}
        </p>
      ) : null}
      {items && items.length > 1 ? (
        <ul>
          {items.map((item) => (
            <li key={item}>
              <Text>{item}</Text>
            </li>
          ))}
        </ul>
      ) : items?.[0] ? (
        <p>
          <Text>{items[0]}</Text>
        </p>
      ) : null}
      {link ? (
        <SiteLink to={destinationOf(link.to)}>
          <Text>{link.text}</Text>
        </SiteLink>
      ) : null}
    </>
  )
}

/** Under the heading: fee, time, and how one applies. */
const First = ({ first, online, form }: Pick<Of<'service'>, 'first' | 'online' | 'form'>) => (
  <div className="stack">
    {first.length > 0 ? (
      <dl data-first="">
        {first.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Text>{text ?? ''}</Text>
            </dd>
          </div>
        ))}
      </dl>
    ) : null}
    {online ? (
      <p>
        <SiteLink to={destinationOf(online.to)} className={buttonClass()}>
          {online.text}
        </SiteLink>
      </p>
    ) : null}
    {form ? <PdfList documents={[{ id: 'form', ...form, title: <Text>{form.title}</Text> }]} /> : null}
  </div>
)

function Service({ about, first, online, facts, factsTitle, form, late, data }: Of<'service'>) {
  const isLate = late.text !== '' || late.steps.length > 0
  return (
    <>
      {first.length > 0 || online || form ? <First first={first} online={online} form={form} /> : null}
      {about ? (
        <div>
          <Paragraphs>{about}</Paragraphs>
        </div>
      ) : null}
      {facts.length > 0 ? (
        <section className="stack">
          <h2 className="vh">{factsTitle}</h2>
          <Facts facts={factRows(facts)} />
        </section>
      ) : null}
      {isLate ? (
        <section className="stack">
          <h2>{late.title}</h2>
          {late.text ? <Paragraphs>{late.text}</Paragraphs> : null}
          <Facts facts={factRows(late.steps)} />
          {late.letters.length > 0 ? <MoreLinks links={late.letters} /> : null}
        </section>
      ) : null}
      {/* A block of data, which no browser runs. */}
      <script type="application/ld+json">{data}</script>
    </>
  )
}

const Letters = ({ note, letters }: Of<'letter'>) => (
  <>
    <p className="screen-only">{note}</p>
    {letters.map((letter) => (
      <LetterSheet key={letter.language} {...letter} />
    ))}
  </>
)
