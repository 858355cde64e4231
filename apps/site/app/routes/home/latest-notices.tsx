import type { Row } from '@nagardwar/contract/browser'
import { Notices } from '../../components/notice-list/notice-list.tsx'
import { Text } from '../../i18n/text.tsx'
import { presentNotices } from '../../latest/present-notices.ts'

/** So many scroll by; the page of all has the rest. */
export const noticesShown = 20

export const LatestNotices = ({ rows }: { rows: readonly (Row<'projects'> | Row<'tenders'>)[] }) => (
  <Notices
    notices={presentNotices(rows.slice(0, noticesShown)).map(({ title, ...notice }) => ({
      ...notice,
      title: <Text>{title}</Text>,
    }))}
  />
)
