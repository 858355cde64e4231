import type { Row } from '@nagardwar/contract/browser'
import { telephone } from '../../components/telephone/telephone.ts'
import type { Format } from '../../i18n/format.ts'
import { termOf } from '../../page-templates/term.ts'

/** The elected members in the order of the council; of a member may be known no more than the name. */
export const presentMembers = (rows: readonly Row<'electedMembers'>[], format: Format, present: string) =>
  rows.map((member) => ({
    id: member.id,
    name: member.name,
    ward: format.number(numberOfWard(member.ward)),
    term: termOf(member, format, present),
    mobile: numberOf(member.mobile, format),
    portrait: {
      path: member.image || undefined,
      facts: member.image ? member.files?.[member.image] : undefined,
    },
  }))

/** Some servers write "Ward No. 02" where the label beside it says "Ward" already. */
const numberOfWard = (ward: string): string =>
  ward.replace(/^\s*(?:ward|प्रभाग)(?:\s*(?:no|number|क्र|क्रमांक)\.?)?[\s:.-]*(?=\S)/iu, '')

/** A number to show and to dial; some servers write a dash where there is none. */
const numberOf = (mobile: string, format: Format) =>
  /\p{N}/u.test(mobile) ? { written: format.digits(mobile), href: telephone(mobile) } : undefined
