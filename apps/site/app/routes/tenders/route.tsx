import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { ListOutcome } from '../../api/list.ts'
import { definePage } from '../../api/page.ts'
import { MoreLink } from '../../components/site-link/more-link.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Page } from '../../page-templates/page.tsx'
import { Resource } from '../../resource/resource.tsx'
import { useRowsNow } from '../../resource/use-rows-now.ts'
import { yearsOf } from '../../tenders/tender-filter.ts'
import type { Route } from './+types/route.ts'
import { Archive } from './archive.tsx'
import { FilterForm } from './filter-form.tsx'
import { Found } from './found.tsx'
import { departmentsIn, foundOnPage, tendersPerPage } from './present.ts'

const page = definePage(
  ['tenders', 'tender-state'],
  {
    tenders: { list: 'tenders', content: 'kind' },
    departments: { list: 'disclosureDepartments', content: false },
  },
  { list: 'tenders', size: tendersPerPage },
)
export const clientLoader = page.clientLoader
export const handle = page.handle

/** A document has only the rows of its own page; the script loads the list when the address asks for others. */
export const shouldRevalidate = (move: ShouldRevalidateFunctionArgs): boolean =>
  page.shouldRevalidate(move) || move.currentUrl.search !== move.nextUrl.search

export async function loader(args: Route.LoaderArgs) {
  const lists = await page.loader(args)
  const [tenders, departments] = await Promise.all([lists.tenders, lists.departments])
  if (!tenders.ok) return lists
  const query = new URL(args.request.url).searchParams
  const { items, ...numbers } = foundOnPage(tenders.value, query, Date.now())
  return {
    ...lists,
    tenders: { ...tenders, value: items, numbers } satisfies ListOutcome<'tenders'>,
    departments: departments.ok
      ? { ...departments, value: departmentsIn(departments.value, tenders.value) }
      : departments,
    years: yearsOf(tenders.value),
  }
}

type Lists = Awaited<ReturnType<typeof page.clientLoader>> & { years?: string[] }

export default function Tenders({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('tenders')
  const lists = loaderData as Lists
  const departments = useRowsNow(lists.departments)
  return (
    <Page title={t('title')} intro={t('intro')} also={{ departments: lists.departments }}>
      <Resource of={lists.tenders} empty={t('empty')} evenEmpty>
        {(rows, numbers) => {
          const years = lists.years ?? yearsOf(rows)
          return (
            <>
              <FilterForm
                years={years}
                departments={numbers ? departments : departmentsIn(departments, rows)}
              />
              <Found rows={rows} numbers={numbers} departments={departments} />
              <Archive years={years} />
              <MoreLink to="/archive">{t('ended')}</MoreLink>
              <MoreLink to="/press-releases">{t('pressReleases')}</MoreLink>
            </>
          )
        }}
      </Resource>
    </Page>
  )
}
