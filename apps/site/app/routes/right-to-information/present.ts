import type { Row } from '@nagardwar/contract/browser'
import { isRightToInformation } from '../../disclosure/department-name.ts'
import { type DynamicRows, isActive } from '../../disclosure/dynamic-page.ts'
import { presentHeadings } from '../../disclosure/heading-links.ts'
import { isSamePath } from '../../disclosure/same-path.ts'
import type { Format } from '../../i18n/format.ts'
import { terms } from './terms.ts'

const ownPath = '/right-to-information'

/** The headings of the department behind this page, found by its name or its link. */
export const presentOwnHeadings = (
  departments: DynamicRows['departments'],
  headings: DynamicRows['headings'],
) =>
  departments
    .filter((row: Row<'disclosureDepartments'>) => isActive(row))
    .filter(({ name, link }) => isRightToInformation(name) || isSamePath(link, ownPath))
    .flatMap(({ departmentId }) => presentHeadings(headings, departmentId))

/** Fees and time limits, formatted for the language. */
export function presentTerms({ rupees, number }: Format) {
  return {
    fee: rupees(terms.feeRupees),
    copy: rupees(terms.copyRupees),
    stamp: rupees(terms.appealStampRupees),
    reply: number(terms.replyDays),
    urgent: number(terms.urgentHours),
    firstAppeal: number(terms.firstAppealDays),
    firstDecision: number(terms.firstDecisionDays),
    firstDecisionMost: number(terms.firstDecisionMostDays),
    secondAppeal: number(terms.secondAppealDays),
  }
}

export type Terms = ReturnType<typeof presentTerms>
