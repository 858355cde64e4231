import { type Row, readPosition } from '@nagardwar/contract/browser'
import { buttonClass } from '../../components/button/button.tsx'
import { destinationOf } from '../../components/site-link/destination.ts'
import { NewTab, SiteLink } from '../../components/site-link/site-link.tsx'
import { Telephones } from '../../components/telephone/telephones.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { mapPage } from '../../places/map-addresses.ts'
import { OpeningHours } from '../../places/opening-hours.tsx'
import { holidayDays, nextOpeningChange } from '../../places/opening-state.ts'
import { PlaceData } from '../../places/place-data.tsx'
import type { PlaceTime } from '../../places/use-place-time.ts'
import { serviceTime } from '../../services/service-time.ts'
import { useCouncil } from '../../start/council.ts'
import { useFact } from '../../start/fact.ts'
import { useStart } from '../../start/start.ts'
import { type DetailsRows, type Payment, presentDetails } from './present-details.ts'

type Department = Row<'disclosureDepartments'>
type Props = { department: Department; rows: DetailsRows; now: number }

/** Head, office, telephone, services and what can be paid. It says when it will no longer be right. */
export function Details({ department, rows, now }: Props) {
  const { t } = useTranslation('common')
  const { own, services, payments } = presentDetails(department, rows)
  const holidays = rows.holidays && holidayDays(rows.holidays)
  const { openingHours = '' } = useStart().settings
  const changes = nextOpeningChange([own?.hours || openingHours], now, holidays)
  return (
    <div className="stack stack--wide" data-until={Number.isFinite(changes) ? changes : undefined}>
      {rows.hasFailed ? <p>{t('listUnavailable')}</p> : null}
      <Contact name={department.name} own={own} councilHours={openingHours} at={{ now, holidays }} />
      <Services services={services} />
      <Payments payments={payments} />
    </div>
  )
}

type ContactProps = {
  name: string
  own: Row<'departments'> | undefined
  /** Said, as the council's, where nobody has given the department's own. */
  councilHours: string
  at: PlaceTime
}

/** Who leads it, where and when to go, and whom to ring. */
function Contact({ name, own, councilHours, at }: ContactProps) {
  const { t } = useTranslation(['department', 'departments', 'places'])
  const { phones = [] } = useCouncil()
  const facts = [
    { label: t('departments:head'), value: own?.head ? <Text>{own.head}</Text> : undefined },
    {
      label: t('places:office'),
      value: own && isPlaced(own) ? <Office name={name} of={own} at={at} /> : undefined,
    },
    {
      label: t('councilHours'),
      value:
        councilHours && !own?.hours ? (
          <OpeningHours hours={councilHours} closedOnHolidays at={at} />
        ) : undefined,
    },
    {
      label: t('councilTelephone'),
      value: phones.length > 0 ? <Telephones field={phones.join(', ')} /> : undefined,
    },
  ]
  const known = facts.filter(({ value }) => value)
  if (known.length === 0) return null
  return (
    <section className="stack">
      <h2>{t('contact')}</h2>
      <dl>
        {known.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type OfficePlace = Pick<Row<'departments'>, 'office' | 'position' | 'hours' | 'hoursNote'>

const isPlaced = ({ office, position, hours, hoursNote }: OfficePlace): boolean =>
  Boolean(office || position || hours || hoursNote)

function Office({ name, of, at }: { name: string; of: OfficePlace; at: PlaceTime }) {
  const { t } = useTranslation('places')
  const { text } = useFormat()
  const { settings } = useStart()
  const position = of.position === '' ? undefined : readPosition(of.position)
  return (
    <>
      {of.office ? (
        <p>
          <Text>{of.office}</Text>
        </p>
      ) : null}
      <OpeningHours hours={of.hours} hoursNote={of.hoursNote} closedOnHolidays at={at} />
      {position ? (
        <p>
          <a href={mapPage(position, settings.mapUrl)} target="_blank" rel="noopener noreferrer">
            <span aria-hidden="true">{t('map')}</span>
            <span className="vh">{t('mapOf', { place: text(name) })}</span>
            <NewTab />
          </a>
        </p>
      ) : null}
      <PlaceData name={name} of={of} type="GovernmentOffice" />
    </>
  )
}

/** Each service with its days and its fee, as on the page of all services. */
function Services({ services }: { services: readonly Row<'serviceFacts'>[] }) {
  const { t } = useTranslation(['department', 'service-page'])
  const { language } = useFormat()
  if (services.length === 0) return null
  const around = { say: (key: string, values = {}) => t(key as never, values), language }
  return (
    <section className="stack">
      <h2>{t('services')}</h2>
      <ul className="list">
        {services.map((service) => (
          <li key={service.id}>
            <SiteLink to={destinationOf(service.link)}>
              <Text>{service.name}</Text>
            </SiteLink>
            <p className="small soft">
              <Text>{[serviceTime(service, around), service.fee].filter(Boolean).join(' · ')}</Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const taskOf = { propertyTaxLink: 'taskTax', waterBillLink: 'taskWater' } as const

/** Nothing where the council has not said at which address one pays. */
function Payments({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation(['department', 'home'])
  const fact = useFact()
  const known = payments.filter((payment) => destinationOf(fact(payment)).kind !== 'none')
  if (known.length === 0) return null
  return (
    <section className="stack">
      <h2>{t('pay')}</h2>
      <ul className="list">
        {known.map((payment) => (
          <li key={payment}>
            <SiteLink to={destinationOf(fact(payment))} className={buttonClass()}>
              {t(`home:${taskOf[payment]}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
