'use client'

import { useAuth, usePreferences, useTranslation } from '@payloadcms/ui'
import { type PropsWithChildren, useEffect, useRef } from 'react'
import { marathiDates } from '../../payload/dates/marathi-locale.ts'
import { type DeskLanguageCode, LanguageChoice } from './language-choice.tsx'
import { languageAfterLogin } from './language-of-account.ts'

type Language = Parameters<NonNullable<ReturnType<typeof useTranslation>['switchLanguage']>>[0]

const preference = 'language'

/** Stores the language with the account, so that the desk opens in it on every device. */
function useLanguageOfAccount() {
  const { i18n, switchLanguage } = useTranslation()
  const { user } = useAuth()
  const { getPreference, setPreference } = usePreferences()
  const settled = useRef<number | string>(undefined)
  const chosen = useRef<DeskLanguageCode>(undefined)
  const account = user?.id
  const shown = i18n.language as string
  const change = (language: string) => switchLanguage?.(language as Language)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when somebody logs in or another language is shown
  useEffect(() => {
    if (account === undefined) {
      settled.current = undefined
      return
    }
    if (settled.current === account) {
      void setPreference(preference, shown)
      return
    }
    settled.current = account
    void getPreference<string>(preference).then((stored) => {
      const { store, show } = languageAfterLogin({ shown, stored, chosen: chosen.current })
      chosen.current = undefined
      if (store) void setPreference(preference, store)
      if (show) void change(show)
    })
  }, [account, shown])

  return (language: DeskLanguageCode) => {
    chosen.current = language
    void change(language)
  }
}

/** Wraps every page of the desk: its language, and dates in that language. */
export function DeskLanguage({ children }: PropsWithChildren) {
  const { i18n } = useTranslation()
  const { user } = useAuth()
  const choose = useLanguageOfAccount()
  // Payload loads locales by name from a list without Marathi, and has no other setting.
  if ((i18n.language as string) === 'mr' && i18n.dateFNS !== marathiDates) i18n.dateFNS = marathiDates
  return (
    <>
      {user ? null : <LanguageChoice onChoose={choose} />}
      {children}
    </>
  )
}
