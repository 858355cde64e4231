'use client'

import { useAuth } from '@payloadcms/ui'
import { type PropsWithChildren, useEffect } from 'react'

/** Writes the user's role into the page. desk.css hides what that role may not use and Payload shows to everybody. */
export function RoleOfDesk({ children }: PropsWithChildren) {
  const { user } = useAuth()
  const role = (user as { role?: string } | null | undefined)?.role ?? ''
  useEffect(() => {
    document.documentElement.dataset.role = role
  }, [role])
  return children
}
