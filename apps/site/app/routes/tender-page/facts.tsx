import type { Row } from '@nagardwar/contract/browser'
import { Facts } from '../../components/facts/facts.tsx'
import { destinationOf } from '../../components/site-link/destination.ts'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import { carryDepartment } from '../../disclosure/carried-ids.ts'
import { useLanguage } from '../../i18n/language-context.ts'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { tenderCalendarAddress } from '../../tenders/calendar-address.ts'
import { opensLabel, rupeesIn } from '../../tenders/present-tender.ts'
import type { Tender } from '../../tenders/tender-state.ts'
import { timeIn } from '../../tenders/time-in.ts'

type Props = { tender: Tender; department: Row<'disclosureDepartments'> | undefined }

/** Number, department, money and dates, as far as the council gave them. */
export function TenderFacts({ tender, department }: Props) {
  const { t } = useTranslation('tenders')
  const format = useFormat()
  const language = useLanguage()
  const fee = Number(tender.fee) === 0 && tender.fee !== '' ? t('noFee') : rupeesIn(format, tender.fee)
  const dates = [tender.meeting, tender.closes, tender.opens].filter(Boolean)
  return (
    <section className="stack">
      <h2 className="vh">{t('facts')}</h2>
      <Facts
        facts={[
          { label: t('number'), value: tender.number && <Text>{tender.number}</Text> },
          { label: t('portalNumber'), value: tender.portalNumber && <Text>{tender.portalNumber}</Text> },
          {
            label: t('department'),
            value: department && (
              <SiteLink to={destinationOf(department.link)} state={carryDepartment(department.departmentId)}>
                <Text>{department.name}</Text>
              </SiteLink>
            ),
          },
          { label: t('value'), value: rupeesIn(format, tender.value) },
          { label: t('fee'), value: fee },
          { label: t('deposit'), value: rupeesIn(format, tender.deposit) },
          { label: t('published'), value: format.date(tender.published) },
          { label: t('meeting'), value: timeIn(format, tender.meeting) },
          { label: t('closes'), value: timeIn(format, tender.closes) },
          { label: t(opensLabel(tender)), value: timeIn(format, tender.opens) },
        ]}
      />
      {dates.length > 0 ? (
        <p>
          <span className="small soft">{t('timesInIndia')}</span>{' '}
          <a href={tenderCalendarAddress(tender.id, language)}>{t('calendar')}</a>
        </p>
      ) : null}
    </section>
  )
}
