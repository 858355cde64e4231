import { useEffect } from 'react'
import { useLocation } from 'react-router'
import body from '../bodies/body-text.module.css'
import proposing from '../budget-proposals/proposing/proposing.module.css'
import facts from '../components/facts/facts.module.css'
import form from '../components/form/form.module.css'
import linkedText from '../components/linked-text/linked-text.module.css'
import listState from '../components/list-state/list-state.module.css'
import messageForm from '../message-form/message-form.module.css'
import { Page } from '../page-templates/page.tsx'
import { Written } from '../written/written.tsx'
import answering from './answering/answering.module.css'
import type { NoticeHead } from './load-notices.tsx'
import style from './notice-page.module.css'

type Props = { head: NoticeHead; written: object }

/** The list of notices, or a notice: its head, and what the server alone writes. */
export function NoticePage({ head: { title, intro, crumbs, records }, written }: Props) {
  useDrafts()
  return (
    <Page title={title} intro={intro} crumbs={crumbs} aside={null} records={records}>
      <Written
        styles={[facts, body, form, listState, messageForm, proposing, answering]}
        of={written}
        className={`stack stack--wide ${linkedText.around} ${style.notices}`}
      />
    </Page>
  )
}

/** Its form has no script of its own. What keeps its draft comes after the page. */
function useDrafts() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    const isSent = search.includes('sent=')
    if (!isSent && !document.querySelector('form[data-draft]')) return
    void import('../feedback/form-drafts.ts')
      .then(({ keepFormDrafts }) => keepFormDrafts(pathname, isSent))
      .catch((error: unknown) => console.warn('Drafts of the form cannot be kept', error))
  }, [pathname, search])
}
