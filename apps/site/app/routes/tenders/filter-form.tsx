import type { Row } from '@nagardwar/contract/browser'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../components/button/button.tsx'
import { Choice } from '../../components/form/choice.tsx'
import { filterClass } from '../../components/form/panel.tsx'
import { useHref } from '../../i18n/language-context.ts'
import { Link } from '../../i18n/link.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { filterQuery, readTenderFilter, tenderKinds } from '../../tenders/tender-filter.ts'
import { tenderStates } from '../../tenders/tender-state.ts'

type Props = { years: readonly string[]; departments: readonly Row<'disclosureDepartments'>[] }

/** The filter. A plain form whose choice stands in the address, so it works without JavaScript and can be shared. */
export function FilterForm({ years, departments }: Props) {
  const { t } = useTranslation(['tenders', 'tender-state'])
  const format = useFormat()
  const href = useHref()
  const title = useId()
  const filter = readTenderFilter(useSearchParams()[0])
  const any = { value: '', label: t('any') }
  return (
    <search aria-labelledby={title}>
      <form className="stack" method="get" action={href('/tenders')} key={JSON.stringify(filter)}>
        <h2 id={title}>{t('filter')}</h2>
        <div className={filterClass}>
          <Choice
            name="kind"
            label={t('kind')}
            value={filter.kind}
            options={[any, ...tenderKinds.map((kind) => ({ value: kind, label: t(kind) }))]}
          />
          <Choice
            name="state"
            label={t('state')}
            value={filter.state}
            options={[
              any,
              ...tenderStates.map((state) => ({ value: state, label: t(`tender-state:${state}`) })),
            ]}
          />
          <Choice
            name="department"
            label={t('department')}
            value={filter.department}
            options={[
              any,
              ...departments.map(({ departmentId, name }) => ({ value: String(departmentId), label: name })),
            ]}
          />
          <Choice
            name="year"
            label={t('year')}
            value={filter.year}
            options={[any, ...years.map((year) => ({ value: year, label: format.year(year) }))]}
          />
        </div>
        <p>
          <Button type="submit">{t('show')}</Button>{' '}
          {filterQuery(filter).length > 0 ? <Link to="/tenders">{t('all')}</Link> : null}
        </p>
      </form>
    </search>
  )
}
