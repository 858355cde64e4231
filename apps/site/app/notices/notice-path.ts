import type { Row } from '@nagardwar/contract/browser'
import { pathKey } from '../disclosure/same-path.ts'

export type Notice = Row<'publicNotices'>

/** Whether residents can answer on its page while it is open. */
export const isTakenHere = ({ kind, here }: Pick<Notice, 'kind' | 'here'>): boolean =>
  here !== '' && kind !== 'budget'

/** The list of public notices. */
export const noticesPath = '/notices'

/** What is at an address below it: the list, or a notice. */
export type NoticePlace = { kind: 'list' } | { kind: 'notice'; link: string }

const below = /^\/notices\/([^/]+)$/

export function noticePlace(barePath: string): NoticePlace | undefined {
  if (barePath === noticesPath) return { kind: 'list' }
  const [link, name] = below.exec(barePath) ?? []
  return link && name ? { kind: 'notice', link } : undefined
}

export const isAt = (link: string, notice: Pick<Notice, 'link'>): boolean => pathKey(notice.link) === link

/** The address of a notice's dates for a calendar. */
export const noticeCalendarAddress = (id: string | number, language: 'en' | 'mr'): string =>
  `/feeds/notices/${id}.${language}.ics`
