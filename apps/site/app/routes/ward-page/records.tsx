import type { ListName, Row } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import type { Listed } from '../../api/list.ts'
import { documentFacts } from '../../components/pdf/document-facts.ts'
import { PdfLink } from '../../components/pdf/pdf.tsx'
import { Link } from '../../i18n/link.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { inWard } from '../../wards/of-ward.ts'

/** The lists whose records may name wards (0154), besides those that always do. */
export type ListsOfPlaces = {
  [K in (typeof listsOfPlaces)[number]]: Listed<K>
}

export const listsOfPlaces = [
  'publicNotices',
  'projects',
  'schools',
  'gardens',
  'hospitals',
  'fireStations',
  'ponds',
  'treatmentFacilities',
  'electricContacts',
  'treeCensus',
  'voter',
  'election',
] as const satisfies ListName[]

type Props = { lists: ListsOfPlaces; ward: string }

/** What staff have put into this ward, list by list; a list without any is not named. */
export function WardRecords({ lists, ward }: Props) {
  const { t } = useTranslation('my-ward')
  const { percent } = useFormat()
  return (
    <>
      <Records title={t('notices')} to="/notices" rows={undecided(useRowsNow(lists.publicNotices), ward)}>
        {({ link, title }) => (
          <Link to={link}>
            <Text>{title}</Text>
          </Link>
        )}
      </Records>
      <Records title={t('works')} to="/projects" rows={inWard(useRowsNow(lists.projects), ward)}>
        {(row) => (
          <>
            <PdfLink title={<Text>{row.description}</Text>} path={row.pdf} {...documentFacts(row, row.pdf)} />
            {row.progress ? (
              <p className="small">{t('progress', { percent: percent(Number(row.progress)) })}</p>
            ) : null}
          </>
        )}
      </Records>
      <Records title={t('schools')} to="/schools" rows={inWard(useRowsNow(lists.schools), ward)}>
        {(row) => <PlaceLine name={row.name} address={row.address} />}
      </Records>
      <Records title={t('gardens')} to="/gardens" rows={inWard(useRowsNow(lists.gardens), ward)}>
        {(row) => <PlaceLine name={row.heading} />}
      </Records>
      <Records title={t('hospitals')} to="/hospital" rows={inWard(useRowsNow(lists.hospitals), ward)}>
        {(row) => <PlaceLine name={row.name} address={row.address} />}
      </Records>
      <Records
        title={t('fireStations')}
        to="/fire-station"
        rows={inWard(useRowsNow(lists.fireStations), ward)}
      >
        {(row) => <PlaceLine name={row.heading} address={row.address} />}
      </Records>
      <Records title={t('ponds')} to="/ponds-talao" rows={inWard(useRowsNow(lists.ponds), ward)}>
        {(row) => <PlaceLine name={row.name} />}
      </Records>
      <Records
        title={t('facilities')}
        to="/health"
        rows={inWard(useRowsNow(lists.treatmentFacilities), ward)}
      >
        {(row) => <PlaceLine name={row.name} address={row.location} />}
      </Records>
      <Records title={t('lamps')} to="/electric" rows={inWard(useRowsNow(lists.electricContacts), ward)}>
        {({ description }) => <Text>{description}</Text>}
      </Records>
      <Records title={t('trees')} to="/tree-census" rows={inWard(useRowsNow(lists.treeCensus), ward)}>
        {({ description, total }) => (
          <>
            <Text>{description}</Text>: <Text>{total}</Text>
          </>
        )}
      </Records>
      <Records title={t('voting')} to="/voter" rows={inWard(useRowsNow(lists.voter), ward)}>
        {documentOf}
      </Records>
      <Records title={t('voting')} to="/election" rows={inWard(useRowsNow(lists.election), ward)}>
        {documentOf}
      </Records>
    </>
  )
}

/** Until when they can be answered stands on their pages, and what was decided on that of the list. */
const undecided = (notices: readonly Row<'publicNotices'>[], ward: string) =>
  inWard(notices, ward).filter(({ decision, order }) => !decision && !order)

/** Its hours and the way to it stand on the page of its list, which the section leads to. */
const PlaceLine = ({ name, address = '' }: { name: string; address?: string }) => (
  <>
    <Text>{name}</Text>
    {address ? (
      <span className="small soft">
        {' '}
        <Text>{address}</Text>
      </span>
    ) : null}
  </>
)

const documentOf = (row: Row<'voter'> | Row<'election'>) => (
  <PdfLink title={<Text>{row.name}</Text>} path={row.pdf} {...documentFacts(row, row.pdf)} />
)

type RecordsProps<R> = {
  title: string
  /** The page of the whole list. */
  to: string
  rows: readonly R[]
  children: (row: R) => ReactNode
}

function Records<R extends { id: number }>({ title, to, rows, children }: RecordsProps<R>) {
  const { t } = useTranslation('my-ward')
  if (rows.length === 0) return null
  return (
    <section className="stack">
      <h2>{title}</h2>
      <ul className="list stack">
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      <p>
        <Link to={to}>
          {t('allOf')}
          <span className="vh">: {title}</span>
        </Link>
      </p>
    </section>
  )
}
