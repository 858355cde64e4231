import type { Row } from '@nagardwar/contract/browser'
import { fromServer } from '../../api/from-server.ts'
import { definePage } from '../../api/page.ts'
import { BodyOr } from '../../bodies/body-or.tsx'
import { withBodies } from '../../bodies/with-bodies.tsx'
import { EmailLink } from '../../components/email/email-link.tsx'
import { PersonCard } from '../../components/person-card/person-card.tsx'
import { Text } from '../../i18n/text.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import type { Route } from './+types/route.ts'
import { presentOfficers, presentParagraphs } from './present.ts'

const page = definePage('history', { history: { list: 'history', bodies: true }, officers: 'officers' })
export const clientLoader = fromServer
export const shouldRevalidate = page.shouldRevalidate
export const handle = page.handle

export const loader = async (args: Route.LoaderArgs) => withBodies(await page.loader(args), 3)

export default function History({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('history')
  return (
    <Page title={t('title')} intro={t('intro')} section="aboutCouncil">
      <section className="stack">
        <h2>{t('welcome')}</h2>
        <Resource of={loaderData.history}>{(rows) => <Paragraphs rows={rows} />}</Resource>
      </section>
      <section className="stack">
        <h2>{t('officers')}</h2>
        <Resource of={loaderData.officers}>{(rows) => <Officers rows={rows} />}</Resource>
      </section>
    </Page>
  )
}

const Paragraphs = ({ rows }: { rows: readonly Row<'history'>[] }) => (
  <div className="prose">
    {rows.map((row) => (
      <BodyOr key={row.id} row={row}>
        {presentParagraphs(row).map(({ id, text }) => (
          <p key={id}>
            <Text>{text}</Text>
          </p>
        ))}
      </BodyOr>
    ))}
  </div>
)

function Officers({ rows }: { rows: readonly Row<'officers'>[] }) {
  const { t } = useTranslation('common')
  return (
    <ul className="list grid grid--2">
      {presentOfficers(rows).map(({ id, name, designation, email, portrait }) => (
        <li key={id}>
          <PersonCard
            name={<Text>{name}</Text>}
            role={<Text>{designation}</Text>}
            portrait={portrait}
            details={[
              {
                label: t('email'),
                value: email && <EmailLink address={email} />,
              },
            ]}
            heading="h3"
          />
        </li>
      ))}
    </ul>
  )
}
