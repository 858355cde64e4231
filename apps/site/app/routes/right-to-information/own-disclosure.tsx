import type { Listed } from '../../api/list.ts'
import { Accordion } from '../../components/accordion/accordion.tsx'
import { Card } from '../../components/card/card.tsx'
import { Empty } from '../../components/list-state/list-state.tsx'
import { PdfList } from '../../components/pdf/pdf.tsx'
import { type DynamicRows, isSameId } from '../../disclosure/dynamic-page.ts'
import { documentsOfHeadings, yearsOfHeadings } from '../../disclosure/heading-documents.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { presentOwnHeadings } from './present.ts'

type Documents = {
  yearDocuments: Listed<'yearDocuments'>
  headingDocuments: Listed<'headingDocuments'>
}
type Props = Documents & Pick<DynamicRows, 'departments' | 'headings'>

/** What the council publishes on its own: the headings of its department with all their documents. */
export function OwnDisclosure({ departments, headings, ...documents }: Props) {
  const own = presentOwnHeadings(departments, headings)
  if (own.length === 0) return <Empty />
  return (
    <>
      <ul className="list grid grid--2">
        {own.map(({ id, label, to, state }) => (
          <li key={id}>
            <Card title={<Text>{label}</Text>} to={to} state={state} icon="folder-open" heading="h3" />
          </li>
        ))}
      </ul>
      <OwnDocuments headingIds={own.map(({ state }) => state.y_id)} {...documents} />
    </>
  )
}

type Lists = Documents & { departments: Listed<'disclosureDepartments'>; headings: Listed<'headings'> }

/** The headings and documents of the page that have arrived. */
export function useOwnRecords({ departments, headings, yearDocuments, headingDocuments }: Lists) {
  const headingRows = useRowsNow(headings)
  const own = presentOwnHeadings(useRowsNow(departments), headingRows).map(({ state }) => state.y_id)
  const records = [...headingRows, ...useRowsNow(yearDocuments), ...useRowsNow(headingDocuments)]
  return records.filter(({ headingId }) => own.some((id) => isSameId(id, headingId)))
}

function OwnDocuments({
  headingIds,
  yearDocuments,
  headingDocuments,
}: Documents & { headingIds: readonly number[] }) {
  const { t } = useTranslation('right-to-information')
  const format = useFormat()
  return (
    <>
      <Resource of={yearDocuments} evenEmpty>
        {(rows) => <Years title={t('byYear')} years={yearsOfHeadings(rows, headingIds, format)} />}
      </Resource>
      <Resource of={headingDocuments} evenEmpty>
        {(rows) => (
          <Others title={t('documents')} documents={documentsOfHeadings(rows, headingIds, format)} />
        )}
      </Resource>
    </>
  )
}

type Years = ReturnType<typeof yearsOfHeadings>
type Document = Years[number]['documents'][number]

/** Without the links to their texts: this page is the longest, and would weigh more than 30 KB (decision 0134). */
const asText = (document: Document) => ({
  ...document,
  text: undefined,
  title: <Text>{document.title}</Text>,
})

function Years({ title, years }: { title: string; years: Years }) {
  if (years.length === 0) return null
  const parts = years.map(({ year, documents }) => ({
    id: year,
    title: <Text>{year}</Text>,
    count: documents.length,
    content: <PdfList documents={documents.map(asText)} />,
  }))
  return (
    <>
      <h3>{title}</h3>
      <Accordion parts={parts} />
    </>
  )
}

function Others({ title, documents }: { title: string; documents: readonly Document[] }) {
  if (documents.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <PdfList documents={documents.map(asText)} />
    </>
  )
}
