import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import './desk-page.css'

type Props = {
  view: Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'>
  children: ReactNode
}

/** A page of our own inside the desk: the header, navigation and width of Payload's pages. */
export function DeskPage({ view: { initPageResult, params, searchParams }, children }: Props) {
  const { req, permissions, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={initPageResult.locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      viewActions={req.payload.config.admin.components?.actions ?? []}
      visibleEntities={visibleEntities}
    >
      <Gutter className="desk-page">{children}</Gutter>
    </DefaultTemplate>
  )
}
