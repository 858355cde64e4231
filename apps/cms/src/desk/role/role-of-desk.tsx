'use client'

import { useAuth } from '@payloadcms/ui'
import { type PropsWithChildren, useEffect } from 'react'

/** Says on the page whose desk it is: desk.css hides what the role would only be refused, and Payload shows to all. */
export function RoleOfDesk({ children }: PropsWithChildren) {
  const { user } = useAuth()
  const role = (user as { role?: string } | null | undefined)?.role ?? ''
  useEffect(() => {
    document.documentElement.dataset.role = role
  }, [role])
  return children
}
