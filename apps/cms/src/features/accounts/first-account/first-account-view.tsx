import type { AdminViewServerProps } from 'payload'
import { FirstAccountForm } from './first-account-form.tsx'

/** The first screen of a desk without accounts. */
export function FirstAccountView({ initPageResult }: Pick<AdminViewServerProps, 'initPageResult'>) {
  const { t } = initPageResult.req
  return (
    <div className="create-first-user">
      <h1>{t('general:welcome')}</h1>
      <p>{t('authentication:beginCreateFirstUser')}</p>
      <FirstAccountForm />
    </div>
  )
}
