'use client'

/*
 * Payload 3.90: leaves controls without a name, gives parts roles that they are not, and writes some sentences,
 *   digits and times in English in every language.
 * Upstream: https://github.com/payloadcms/payload/pull/17663 (open) names the arrows of a list; of the others none
 *   found.
 * Here: what a component, a translation or a variable of CSS cannot set is set in the page; repairNames.ts lists each
 *   selector.
 * Canary: names: every part of the page that is named is still called so.
 */

import { useTranslation } from '@payloadcms/ui'
import { type PropsWithChildren, useEffect } from 'react'
import { repairNames } from './repair-names.ts'

/** Names Payload's unnamed controls whenever the page changes, in the language of the desk. */
export function NamedControls({ children }: PropsWithChildren) {
  const { i18n } = useTranslation()
  const isMarathi = i18n.language === ('mr' as string)
  useEffect(() => {
    let asked = 0
    const again = () => {
      cancelAnimationFrame(asked)
      asked = 0
      repairNames(document, ({ en, mr }) => (isMarathi ? mr : en))
      document.documentElement.dataset.named = ''
    }
    // What is new on the page never stands there without a name; changes to what was named wait for the next frame.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) again()
      else asked ||= requestAnimationFrame(again)
    })
    observer.observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['aria-label', 'role', 'aria-hidden', 'tabindex'],
    })
    again()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(asked)
    }
  }, [isMarathi])
  return children
}
