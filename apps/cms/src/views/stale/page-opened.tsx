'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { sayOpened } from './opened.ts'

type Props = {
  address: string
  at: string
  /** Where Payload says only that it failed. */
  saysWhy?: boolean
}

/** Says with what is sent to an address since when this page shows what it shows, and loads a page again that is old. */
export function PageOpened({ address, at, saysWhy = false }: Props) {
  const router = useRouter()
  useEffect(() => {
    const isOld = (why: string) => {
      if (saysWhy) toast.error(why)
      router.refresh()
    }
    return sayOpened(address, { at, isOld })
  }, [address, at, saysWhy, router])
  return null
}
