import type { LastChanged } from '@nagardwar/contract/browser'
import type { Listed } from '../../api/list.ts'
import { budgetPath } from '../../budget/budget-path.ts'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { carryDepartment } from '../../disclosure/carried-ids.ts'
import { departmentLink } from '../../disclosure/department-links.ts'
import { DepartmentList } from '../../disclosure/department-list.tsx'
import { isTownPlanning } from '../../disclosure/department-name.ts'
import { type DynamicPage, type DynamicRows, isSameId } from '../../disclosure/dynamic-page.ts'
import { isSamePath } from '../../disclosure/same-path.ts'
import type { Translate } from '../../i18n/interface-texts.ts'
import { Sentence, slot } from '../../i18n/sentence.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { useHasContent } from '../../start/has-content.ts'
import { DocumentCards } from './document-cards.tsx'
import { isWithoutYears } from './present.ts'
import { YearAccordion } from './year-accordion.tsx'

type Props = Extract<DynamicPage, { kind: 'heading' }> & {
  rows: DynamicRows
  departments: Listed<'disclosureDepartments'>
  yearDocuments: Listed<'yearDocuments'> | undefined
  headingDocuments: Listed<'headingDocuments'> | undefined
}

/** The address that the specification gives to the account department's budget. */
const budgetHeading = '/account-budget'

/** The documents under a heading of a department: cards for town planning, years for all others. */
export function HeadingPage(props: Props) {
  const { heading, department, rows } = props
  const { t } = useTranslation('heading')
  const leadsToBudget = useHasContent()(budgetPath) && isSamePath(heading.link, budgetHeading)
  return (
    <Page
      title={heading.heading}
      intro={introWith(t, [heading.heading, department?.name])}
      lead={
        <Sentence texts={[heading.heading, department?.name ?? '']}>
          {introWith(t, [slot(0), department && slot(1)])}
        </Sentence>
      }
      crumbs={[{ label: t('publicDisclosure'), to: '/public-disclosure' }, ...stepOf(department)]}
      aside={<DepartmentList departments={rows.departments} current={department?.departmentId} />}
      records={useRecords(props)}
      also={useAlso(props)}
    >
      {leadsToBudget ? <MoreLink to={budgetPath}>{t('budget')}</MoreLink> : null}
      <Documents {...props} />
    </Page>
  )
}

function useRecords({ heading, yearDocuments = noRows, headingDocuments = noRows }: Props): LastChanged[] {
  const documents = [...useRowsNow(yearDocuments), ...useRowsNow(headingDocuments)]
  return [heading, ...documents.filter(({ headingId }) => isSameId(headingId, heading.headingId))]
}

const noRows = { ok: true as const, value: [] }

function useHasCards({ heading, department, yearDocuments = noRows, headingDocuments = noRows }: Props) {
  const documents = useRowsNow(headingDocuments)
  const years = useRowsNow(yearDocuments)
  return isWithoutYears(heading.headingId, department?.name, documents, years)
}

/** The documents may stand in the list that is not shown, where the department is town planning or unknown. */
function useAlso(props: Props) {
  const { department, departments, yearDocuments, headingDocuments } = props
  const hasCards = useHasCards(props)
  const others = hasCards ? yearDocuments : headingDocuments
  return department && !isTownPlanning(department.name) ? { departments } : { departments, others }
}

function Documents(props: Props) {
  const { heading, yearDocuments = noRows, headingDocuments = noRows } = props
  const { headingId } = heading
  if (useHasCards(props))
    return (
      <Resource of={headingDocuments}>
        {(documents) => <DocumentCards documents={documents} headingId={headingId} />}
      </Resource>
    )
  return (
    <Resource of={yearDocuments}>
      {(documents) => <YearAccordion documents={documents} headingId={headingId} />}
    </Resource>
  )
}

const introWith = (t: Translate<'heading'>, [heading, department]: [string, string | undefined]): string =>
  department ? t('introOf', { heading, department }) : t('intro', { heading })

function stepOf(department: Props['department']) {
  if (!department) return []
  return [
    {
      label: department.name,
      to: departmentLink(department),
      state: carryDepartment(department.departmentId),
    },
  ]
}
