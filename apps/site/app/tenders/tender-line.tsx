import { Icon } from '../components/icon/icon.tsx'
import style from '../components/pdf/pdf.module.css'
import { Link } from '../i18n/link.tsx'
import { Text } from '../i18n/text.tsx'
import { LastDay, NewBadge } from './state-badge.tsx'
import { tenderPath } from './tender-path.ts'
import type { Tender } from './tender-state.ts'

/** A tender among documents: the link leads to its page, which has the document. */
export function TenderLine({ tender }: { tender: Tender }) {
  return (
    <div className={style.document}>
      <Link className={style.pdf} to={tenderPath(tender.id)}>
        <Icon name="calendar-days" />
        <span>
          <b>
            <Text>{tender.description}</Text>
          </b>
          <small>
            <NewBadge tender={tender} /> <LastDay tender={tender} />
          </small>
        </span>
      </Link>
    </div>
  )
}
