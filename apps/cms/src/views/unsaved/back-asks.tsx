'use client'

import { ConfirmationModal, useEditDepth, useFormModified, useModal, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useHasUnsent } from './unsent.ts'

const modal = 'back-without-saving'

type Marked = { isGuard?: boolean } | null

const isGuard = (): boolean => (window.history.state as Marked)?.isGuard === true
const putGuard = (): void =>
  // With the state of Next.js, which takes it for a place of its own then.
  window.history.pushState({ ...(window.history.state as object), isGuard: true }, '', window.location.href)

/**
 * Asks before the browser's Back leaves text that was not saved, as Payload (3.90) asks before a link does. A browser
 * tells of Back only after it has gone back: so a form with such text has a second place in its history, to which going
 * back leads at first.
 */
export function BackAsks() {
  const { t } = useTranslation()
  const { openModal } = useModal()
  const hasUnsent = useHasUnsent()
  const isModified = useFormModified() || hasUnsent
  const isOwnPage = useEditDepth() === 1
  const modified = useRef(isModified)
  const isLeaving = useRef(false)
  const isReturning = useRef(false)
  modified.current = isModified

  useEffect(() => {
    // Somebody came back to this place from another page, or loaded it again: its form has no such text.
    if (!isOwnPage || !isGuard()) return
    isReturning.current = true
    window.history.back()
  }, [isOwnPage])

  useEffect(() => {
    if (isOwnPage && isModified && !isGuard()) putGuard()
  }, [isModified, isOwnPage])

  useEffect(() => {
    if (!isOwnPage) return
    let wasGuarded = isGuard()
    const page = window.location.pathname
    const look = () => {
      // From the second place to the first, and not further.
      if (isReturning.current) {
        isReturning.current = false
        wasGuarded = false
        return
      }
      const cameFromGuard = wasGuarded || modified.current
      wasGuarded = isGuard()
      if (isLeaving.current || isGuard() || !cameFromGuard || window.location.pathname !== page) return
      if (!modified.current) return window.history.back()
      putGuard()
      wasGuarded = true
      openModal(modal)
    }
    /** Who has answered is not asked again by the browser. */
    const leave = (event: Event) => isLeaving.current && event.stopImmediatePropagation()
    window.addEventListener('popstate', look)
    window.addEventListener('beforeunload', leave, true)
    return () => {
      window.removeEventListener('popstate', look)
      window.removeEventListener('beforeunload', leave, true)
    }
  }, [isOwnPage, openModal])

  if (!isOwnPage) return null
  return (
    <ConfirmationModal
      modalSlug={modal}
      heading={t('general:leaveWithoutSaving')}
      body={t('general:changesNotSaved')}
      cancelLabel={t('general:stayOnThisPage')}
      confirmLabel={t('general:leaveAnyway')}
      onConfirm={() => {
        isLeaving.current = true
        window.history.go(-2)
      }}
    />
  )
}
