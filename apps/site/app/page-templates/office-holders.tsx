import { Pagination } from '../components/pagination/pagination.tsx'
import { PersonCard } from '../components/person-card/person-card.tsx'
import { Text } from '../i18n/text.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { usePageOf } from '../resource/use-page-of.ts'
import { holdersPerPage, type OfficeHolder, presentOfficeHolders } from './present-office-holders.ts'

/** The holders of one office over time: cards, newest first. */
export function OfficeHolders({ title, holders }: { title: string; holders: readonly OfficeHolder[] }) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const shown = usePageOf(presentOfficeHolders(holders, format, t('present')), holdersPerPage)
  return (
    <section>
      <h2 className="vh">{title}</h2>
      <ul className="list grid">
        {shown.items.map(({ id, name, term, standing }) => (
          <li key={id}>
            <PersonCard
              name={<Text>{name}</Text>}
              role={standing && t(standing)}
              details={[{ label: t('term'), value: term }]}
              heading="h3"
            />
          </li>
        ))}
      </ul>
      <Pagination page={shown.page} pages={shown.pages} />
    </section>
  )
}
