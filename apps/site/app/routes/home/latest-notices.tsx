import type { Row } from '@nagardwar/contract/browser'
import { useNow } from '../../clock/use-now.ts'
import { Notices } from '../../components/notice-list/notice-list.tsx'
import { Text } from '../../i18n/text.tsx'
import { presentNotices } from '../../latest/present-notices.ts'

/** So many scroll by; the page of all has the rest. */
export const noticesShown = 20

export function LatestNotices({ rows }: { rows: readonly (Row<'projects'> | Row<'tenders'>)[] }) {
  const notices = presentNotices(rows.slice(0, noticesShown), useNow())
  return (
    <Notices
      notices={notices.map(({ title, ...notice }) => ({
        ...notice,
        title: <Text>{title}</Text>,
      }))}
    />
  )
}
