import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Receipt } from '../api/receipt.ts'
import { useOnDemand } from '../components/on-demand/use-on-demand.ts'
import { statusPath } from '../feedback-status/status-path.ts'
import { useHref } from '../i18n/language-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { useCouncil } from '../start/council.ts'
import type { RootData } from '../start/root-data.ts'
import style from './message-form.module.css'

/** The reference of a message and, where the server gives one, the private link to what becomes of it. */
export function Reference({ reference, secret }: Receipt) {
  const { t } = useTranslation('contact')
  return (
    <>
      <p>
        {t('reference')} <span className={style.reference}>{reference}</span>
      </p>
      {secret ? <PrivateLink reference={reference} secret={secret} /> : null}
    </>
  )
}

/** The link, and ways to keep it. Those by SMS and e-mail need no script, and nothing is sent by the council. */
function PrivateLink({ reference, secret }: Required<Pick<Receipt, 'reference' | 'secret'>>) {
  const { t } = useTranslation('contact')
  const { name } = useCouncil()
  const path = useHref()(statusPath(secret))
  const url = `${useRouteLoaderData<RootData>('root')?.origin ?? ''}${path}`
  const title = `${name}: ${reference}`
  const body = encodeURIComponent(`${title}\n${url}`)
  const { Part, want } = useOnDemand(() => import('./keep-link.tsx'))
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when there is a link to keep.
  useEffect(() => want(() => {}), [])
  return (
    <>
      <p>
        <a href={path}>{t('link')}</a>. {t('linkWhy')}
      </p>
      <p className={style.keep}>
        {t('keepLink')} <a href={`sms:?&body=${body}`}>{t('bySms')}</a>{' '}
        <a href={`mailto:?body=${body}`}>{t('byEmail')}</a>
      </p>
      {Part ? <Part className={style.actions ?? ''} title={title} url={url} reference={reference} /> : null}
    </>
  )
}
