import { MoreLink } from '../components/site-link/more-link.tsx'
import { Text } from '../i18n/text.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { subscribePath } from '../mail/mail-path.ts'
import { useHasContent } from '../start/has-content.ts'
import { NoticeLine } from './notice-line.tsx'
import type { Notice } from './notice-path.ts'
import { inOrder, type NoticeState, noticeStateAt } from './notice-state.ts'

type Props = { notices: readonly Notice[]; now: number }

const groupOf = {
  open: 'groupOpen',
  planned: 'groupPlanned',
  closed: 'groupUnderDecision',
  underDecision: 'groupUnderDecision',
  decided: 'groupDecided',
} as const satisfies Record<NoticeState, string>
const groups = ['groupOpen', 'groupPlanned', 'groupUnderDecision', 'groupDecided', 'groupOther'] as const

/** All public notices: those that can be answered first. Only the server writes it. */
export function NoticeList({ notices, now }: Props) {
  const { t } = useTranslation('notices')
  const hasContent = useHasContent()
  const found = inOrder(notices, now).map((notice) => {
    const state = noticeStateAt(notice, now)?.state
    return { notice, group: state ? groupOf[state] : 'groupOther' }
  })
  return (
    <>
      {groups.map((group) => {
        const own = found.filter((each) => each.group === group)
        if (own.length === 0 && group !== 'groupOpen') return null
        return (
          <section key={group} className="stack">
            <h2>{t(group)}</h2>
            {own.length === 0 ? <p>{t('noneOpen')}</p> : null}
            <ul className="list stack">
              {own.map(({ notice }) => (
                <li key={notice.id}>
                  <NoticeLine notice={notice} now={now} />
                  <p className="small soft">
                    {t(notice.kind)}
                    {notice.place ? (
                      <>
                        {' · '}
                        <Text>{notice.place}</Text>
                      </>
                    ) : null}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {hasContent(subscribePath) ? <MoreLink to={subscribePath}>{t('byMail')}</MoreLink> : null}
      {hasContent('/tenders') ? <MoreLink to="/tenders">{t('tenders')}</MoreLink> : null}
    </>
  )
}
