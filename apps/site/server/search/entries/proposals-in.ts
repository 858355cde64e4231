import type { Row } from '@nagardwar/contract/browser'
import { wardAnchor } from '../../../app/budget-proposals/ward-anchor.ts'
import { isSame } from './identifier.ts'
import type { Around, Enclosure } from './rule.ts'

type Notice = Pick<Row<'publicNotices'>, 'id' | 'link' | 'title'>

/** What residents proposed on a notice, each found at its ward on the page of the notice. */
export const proposalsIn = ({ id, link, title }: Notice, { known, language, word }: Around): Enclosure[] =>
  known('budgetProposals', language)
    .filter(({ noticeId }) => isSame(noticeId, id))
    .map((row) => ({
      id: `proposal-${row.id}`,
      title: `${row.title}: ${title}`,
      href: `${link}#${wardAnchor(row.ward)}`,
      texts: [
        row.place,
        row.text,
        word(`budget-proposals:${row.state}`),
        row.reason,
        row.ward && `${word('ward')} ${row.ward}`,
      ].filter(Boolean),
      lasts: true,
    }))
