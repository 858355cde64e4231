import { isGeneralAdmin, type Outcome, type WireRow } from '@nagardwar/contract'

type Departments = Outcome<WireRow<'disclosureDepartments'>[]>
type Headings = Outcome<WireRow<'generalAdminHeadings'>[]>
type Meetings = Outcome<WireRow<'meetings'>[]>

/** General Administration's number among the departments; 0 while it is not known, or where several are called so. */
function numberIn(departments: Departments): number {
  const named = departments.ok
    ? departments.value.filter(({ department_name: name }) => isGeneralAdmin(name))
    : []
  return named.length === 1 ? Number(named[0]?.p_id) : 0
}

/**
 * Older servers send headings and meetings of General Administration without a department. These are of its own
 * department. Some file a meeting under the number of such a heading instead: it stays with that heading. The answers
 * are the same objects until one of the lists changes.
 */
export function createOfGeneralAdmin() {
  const made = new WeakMap<object, { from: readonly unknown[]; answer: Headings | Meetings }>()

  function remembered<A extends Headings | Meetings>(of: A, from: readonly unknown[], make: () => A): A {
    const known = made.get(of)
    if (known?.from.every((part, at) => part === from[at])) return known.answer as A
    const answer = make()
    made.set(of, { from, answer })
    return answer
  }

  return {
    headings: (headings: Headings, departments: Departments): Headings =>
      remembered(headings, [departments], () => {
        const number = numberIn(departments)
        if (!headings.ok || number === 0 || headings.value.every(({ p_id }) => p_id !== 0)) return headings
        return {
          ...headings,
          value: headings.value.map((row) => (row.p_id === 0 ? { ...row, p_id: number } : row)),
        }
      }),

    /** `headings` are those before they got a department here. */
    meetings: (meetings: Meetings, headings: Headings, departments: Departments): Meetings =>
      remembered(meetings, [headings, departments], () => {
        const number = numberIn(departments)
        if (!meetings.ok || number === 0) return meetings
        const nameless = new Set(
          (headings.ok ? headings.value : []).filter(({ p_id }) => p_id === 0).map(({ id }) => id),
        )
        const isFiled = ({ p_id }: { p_id: number }) => p_id !== 0 && !nameless.has(p_id)
        if (meetings.value.every(isFiled)) return meetings
        return {
          ...meetings,
          value: meetings.value.map((row) => {
            if (isFiled(row)) return row
            const heading = row.p_id === 0 ? {} : { of_heading: row.p_id }
            return { ...row, p_id: number, ...heading }
          }),
        }
      }),
  }
}
