import { Icon } from '../components/icon/icon.tsx'
import type { IconName } from '../components/icon/names.ts'
import { Text } from '../i18n/text.tsx'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { wardNumbers } from '../wards/numbers/ward-numbers.ts'
import { type AlertKind, type AlertRow, endOf } from './present-alerts.ts'

const icons: Readonly<Record<AlertKind, IconName>> = {
  danger: 'circle-alert',
  disruption: 'message-square-warning',
  information: 'info',
}

/**
 * One alert: how urgent, what happens, for whom, from when until when. Its number and end stand in the document too: the
 * service worker and the script of the page take it away by them when the server cannot. What has ended says so, and has
 * no colour that warns.
 */
export function AlertItem({ alert, hasEnded = false }: { alert: AlertRow; hasEnded?: boolean }) {
  const { t } = useTranslation('alerts')
  const { id, kind, text, departmentId } = alert
  const end = endOf(alert)
  return (
    <li
      className={hasEnded ? 'alert' : `alert alert--${kind}`}
      data-alert={id}
      data-until={Number.isFinite(end) ? end : undefined}
      data-department={departmentId || undefined}
    >
      <Icon name={icons[kind]} />
      <p>
        <strong>
          {hasEnded ? `${t('ended')} · ` : null}
          {t(kind)}:
        </strong>{' '}
        <Text>{text}</Text>
        <small>
          <AlertWards wards={alert.wards} /> <AlertTimes start={alert.start} end={alert.end} />
        </small>
      </p>
    </li>
  )
}

/** For whom: in words. */
export function AlertWards({ wards: written }: { wards: string }) {
  const { t } = useTranslation('alerts')
  const { digits } = useFormat()
  const wards = wardNumbers(written)
  return wards.length > 0
    ? t(wards.length === 1 ? 'ward' : 'wards', { wards: digits(wards.join(', ')) })
    : t('wholeTown')
}

/** From when until when, as far as anybody said. */
export function AlertTimes({ start, end }: Pick<AlertRow, 'start' | 'end'>) {
  const { t } = useTranslation('alerts')
  const { dateAndTime } = useFormat()
  const [from, until] = [dateAndTime(start), dateAndTime(end)]
  if (from && until) return t('fromUntil', { from, until })
  if (until) return t('until', { until })
  return from ? t('from', { from }) : null
}
