import type { ReactNode } from 'react'
import { PageHeader } from '../components/page-header/page-header.tsx'
import { TelephoneLink } from '../components/telephone/telephone-link.tsx'
import { Link } from '../i18n/link.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageHead } from '../page-templates/page-head.tsx'
import { useCouncil } from '../start/council.ts'

type Props = { title: string; description: string; children?: ReactNode }

/** A page that says what went wrong, whom to call, and how to continue. */
export function TroublePage({ title, description, children }: Props) {
  const { t } = useTranslation('frame')
  const { helpline } = useCouncil()
  return (
    <>
      <PageHead title={title} unlisted />
      <PageHeader title={title} intro={description} />
      <div className="section">
        <div className="wrap prose">
          {children}
          {helpline ? (
            <p>
              {t('helpline')} <TelephoneLink number={helpline}>{helpline}</TelephoneLink>
            </p>
          ) : null}
          <p>
            <Link to="/">{t('missingWayOn')}</Link>
          </p>
        </div>
      </div>
    </>
  )
}
