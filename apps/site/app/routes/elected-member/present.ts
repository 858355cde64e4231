import type { Row } from '@nagardwar/contract/browser'
import { wardNumber } from '@nagardwar/contract/browser'
import { telephone } from '../../components/telephone/telephone.ts'
import type { Format } from '../../i18n/format.ts'
import { termOf } from '../../page-templates/term.ts'

/** The elected members in the order of the council. Only the name is certain to be known. */
export const presentMembers = (rows: readonly Row<'electedMembers'>[], format: Format, present: string) =>
  rows.map((member) => ({
    id: member.id,
    name: member.name,
    post: member.post,
    party: member.party,
    reservation: member.reservation,
    ward: format.number(wardNumber(member.ward)),
    term: termOf(member, format, present),
    mobile: numberOf(member.mobile, format),
    portrait: {
      path: member.image || undefined,
      facts: member.image ? member.files?.[member.image] : undefined,
    },
  }))

/** A number to show and to dial. Some servers write a dash if there is none. */
const numberOf = (mobile: string, format: Format) =>
  /\p{N}/u.test(mobile) ? { written: format.digits(mobile), href: telephone(mobile) } : undefined
