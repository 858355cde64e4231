'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { sayOpened } from './opened.ts'

/** Says with every move of a record since when this page shows the order, and loads a list again that is old. */
export function OrderOpened({ address, at }: { address: string; at: string }) {
  const router = useRouter()
  useEffect(() => sayOpened(address, { at, isOld: () => router.refresh() }), [address, at, router])
  return null
}
