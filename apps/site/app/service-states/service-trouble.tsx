import { Icon } from '../components/icon/icon.tsx'
import { Text } from '../i18n/text.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { StateRow } from './present-service-states.ts'
import { StateWhen, StateWhere } from './state-facts.tsx'

/** A service that does not work as usual, above the pages that it concerns. */
export function ServiceTrouble({ row }: { row: StateRow }) {
  const { t } = useTranslation('today')
  return (
    <li
      className="alert alert--disruption"
      data-alert={`service-${row.id}`}
      data-until={row.until ? Date.parse(row.until) : undefined}
      data-department="service"
    >
      <Icon name="message-square-warning" />
      <p>
        <strong>
          {t(row.service)}: {t(row.state)}.
        </strong>{' '}
        <Text>{row.reason}</Text>
        <small>
          <StateWhere row={row} /> <StateWhen row={row} />
        </small>
      </p>
    </li>
  )
}
