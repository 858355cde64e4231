import { type Outcome, uniqueAddresses, type WireRow } from '@nagardwar/contract'
import { destinationOf } from '../../app/components/site-link/destination.ts'
import { departmentLink } from '../../app/disclosure/department-links.ts'
import { pathKey } from '../../app/disclosure/same-path.ts'

type Lists = {
  headings: Outcome<WireRow<'headings'>[]>
  departments: Outcome<WireRow<'disclosureDepartments'>[]>
  meetings: Outcome<WireRow<'generalAdminHeadings'>[]>
}
type Headings = Lists['headings']

const pageOf = (link: string): string => {
  const to = destinationOf(link)
  return to.kind === 'page' ? to.path : ''
}

/**
 * Gives each heading an address of its own: two departments may both have `/budget`. A heading keeps the address that
 * the server gave it as `former_link`, so that it leads on. `fixed` are pages of every site, to which any heading may
 * lead. The answer is the same object until one of the lists changes.
 */
export function createUniqueLinks(fixed: readonly string[]) {
  const pages = new Set(fixed.map(pathKey))
  const made = new WeakMap<object, { from: readonly unknown[]; answer: Headings }>()

  const ownPageOf = (link: string): string => {
    const page = pageOf(link)
    return pages.has(pathKey(page)) ? '' : page
  }

  return ({ headings, departments, meetings }: Lists): Headings => {
    if (!headings.ok || !departments.ok) return headings
    const from = [departments, meetings]
    const known = made.get(headings)
    if (known?.from.every((list, at) => list === from[at])) return known.answer
    const owners = new Map(
      departments.value.map(({ p_id, department_name: name, department_link: link }) => [
        String(p_id),
        pageOf(departmentLink({ name, link })),
      ]),
    )
    const taken = [...owners.values(), ...(meetings.ok ? meetings.value : []).map((row) => row.heading_link)]
    const addresses = uniqueAddresses(
      headings.value.map((row) => ({
        address: ownPageOf(row.heading_link),
        owner: owners.get(String(row.p_id)) ?? '',
        number: row.y_id,
      })),
      new Set(taken.map(ownPageOf).filter(Boolean).map(pathKey)),
      pathKey,
    )
    const rows = headings.value.map((row, at) => {
      const own = addresses[at] ?? ''
      return own === ownPageOf(row.heading_link)
        ? row
        : { ...row, heading_link: own, former_link: row.heading_link }
    })
    const isSame = rows.every((row, at) => row === headings.value[at])
    const answer = isSame ? headings : { ...headings, value: rows }
    made.set(headings, { from, answer })
    return answer
  }
}
