'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type PropsWithChildren, useEffect } from 'react'
import { sayOpened } from './opened.ts'

type Version = { record: string; restore: string }

/** Where the page of a version reads its record, and where it restores the version. */
function versionAt(pathname: string, { admin, api }: { admin: string; api: string }): Version | undefined {
  const [kind, slug, ...rest] = pathname.slice(admin.length + 1).split('/')
  if (!pathname.startsWith(`${admin}/`) || !slug) return undefined
  const [id, versions, version] = kind === 'globals' ? ['', ...rest] : rest
  if (versions !== 'versions' || !version) return undefined
  if (kind === 'globals')
    return { record: `${api}/globals/${slug}`, restore: `${api}/globals/${slug}/versions/${version}` }
  return { record: `${api}/${slug}/${id}`, restore: `${api}/${slug}/versions/${version}` }
}

/** The page of a version has no place of its own for this. Payload says only that restoring failed: this says why. */
export function VersionOpened({ children }: PropsWithChildren) {
  const pathname = usePathname()
  const { config } = useConfig()
  const { admin, api } = config.routes
  useEffect(() => {
    const version = versionAt(pathname, { admin, api })
    if (!version) return
    let forget = () => {}
    let isLeft = false
    const say = async () => {
      const answer = await fetch(`${version.record}?draft=true&depth=0&trash=true&select[updatedAt]=true`)
      const { updatedAt } = (answer.ok ? await answer.json() : {}) as { updatedAt?: string }
      if (updatedAt && !isLeft)
        forget = sayOpened(version.restore, { at: updatedAt, isOld: (why) => toast.error(why) })
    }
    say().catch(() => undefined)
    return () => {
      isLeft = true
      forget()
    }
  }, [pathname, admin, api])
  return children
}
