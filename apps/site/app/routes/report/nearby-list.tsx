import { Button } from '../../components/button/button.tsx'
import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Nearby } from '../../reports/nearby-reports.ts'
import { isoOf } from '../../reports/report-day.ts'
import style from './report.module.css'
import { followField, seenField } from './written-report.ts'

export type Props = {
  reports: readonly Nearby[]
  /** The form that the buttons belong to. */
  form: string
  sendsMail: boolean
  /** With a script. */
  onFollow: (report: number) => void
  onSendMine: () => void
}

/** Like reports nearby, each with "this is it, tell me too". The buttons are those of the form, so they need no script. */
export function NearbyList({ reports, form, sendsMail, onFollow, onSendMine }: Props) {
  const { t } = useTranslation('report')
  const { number, dateInWords, digits } = useFormat()
  const count = reports.length
  return (
    <section className={`stack ${style.nearby}`}>
      <h3>{t('nearbyTitle', { count, number: number(count) })}</h3>
      <p>
        {t('nearbyWhy')} {sendsMail ? t('nearbyMail') : null}
      </p>
      <ul className="list stack">
        {reports.map(({ id, kind, received, metres, place, ward, followers }) => {
          const people = followers + 1
          const where = [
            metres === undefined ? '' : t('nearbyAway', { metres: number(metres) }),
            metres === undefined && ward ? t('nearbyWard', { ward: digits(ward) }) : '',
            t('nearbyToo', { count: people, number: number(people) }),
          ]
          return (
            <li key={id}>
              <p>
                <b>{t('nearbyOf', { kind, date: dateInWords(isoOf(received)) ?? '' })}</b>
              </p>
              <p>
                {place ? <Text>{place}</Text> : null}
                {place ? ' · ' : null}
                {where.filter(Boolean).join(' · ')}
              </p>
              <Button
                quiet
                type="submit"
                form={form}
                name={followField}
                value={id}
                onClick={(event) => {
                  event.preventDefault()
                  onFollow(id)
                }}
              >
                {t('thisIsIt')}
              </Button>
            </li>
          )
        })}
      </ul>
      <Button
        type="submit"
        form={form}
        name={seenField}
        value="1"
        icon="send"
        onClick={(event) => {
          event.preventDefault()
          onSendMine()
        }}
      >
        {t('another')}
      </Button>
    </section>
  )
}
