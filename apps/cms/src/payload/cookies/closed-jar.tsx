'use client'
import type { ReactNode } from 'react'
import { closeJar } from './close-jar.ts'

if (typeof document !== 'undefined') closeJar(document, window.location.protocol === 'https:')

/** Before Payload's own parts write a cookie. */
export function ClosedJar({ children }: { children: ReactNode }) {
  return children
}
