import { Badge } from '../components/button/button.tsx'
import { Icon } from '../components/icon/icon.tsx'
import style from '../components/pdf/pdf.module.css'
import { Link } from '../i18n/link.tsx'
import { Text } from '../i18n/text.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { LastDay } from './state-badge.tsx'
import { tenderPath } from './tender-path.ts'
import type { Tender } from './tender-state.ts'

/** A tender among documents: the link leads to its page, which has the document. */
export function TenderLine({ tender }: { tender: Tender }) {
  const { t } = useTranslation('common')
  return (
    <div className={style.document}>
      <Link className={style.pdf} to={tenderPath(tender.id)}>
        <Icon name="calendar-days" />
        <span>
          <b>
            <Text>{tender.description}</Text>
          </b>
          <small>
            {tender.status === 'New' ? <Badge>{t('badgeNew')}</Badge> : null} <LastDay tender={tender} />
          </small>
        </span>
      </Link>
    </div>
  )
}
