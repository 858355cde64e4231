import type { ListName, Row } from '@nagardwar/contract/browser'
import { createContext, useContext, useEffect, useMemo } from 'react'
import { useMatches } from 'react-router'
import type { ListOutcome } from '../api/list.ts'
import type { PictureTexts } from '../api/picture-texts.ts'
import type { Wording } from '../i18n/interface-texts.ts'
import { useLatest } from '../resource/use-latest.ts'
import { rememberStart } from './failed-start.ts'
import type { RootData } from './root-data.ts'

/** What was loaded at the start. Empty where it failed. */
export type Start = {
  origin: string
  menu: Row<'mainMenu'>[]
  settings: Partial<Row<'settings'>>
  otherName: string | undefined
  wording: Wording
  /** Addresses that have nothing to show yet: on the server. The browser reads them in its document. */
  emptyPages?: readonly string[] | undefined
}

export const nothingKnown: Start = {
  origin: '',
  menu: [],
  settings: {},
  otherName: undefined,
  wording: new Map(),
}

export const StartContext = createContext<Start>(nothingKnown)

export const useStart = (): Start => useContext(StartContext)

/** The alternative text of a picture; empty if nobody has described it. */
export function usePictureText(): (path: string) => string {
  const { wording } = useStart()
  return (path) => wording.get(`image:${path}`) ?? ''
}

/** The lists of the root route that have arrived. */
export function useStartNow(data: RootData | undefined): Start {
  const menu = useLatest(data?.menu)
  const settings = useLatest(data?.settings)
  const other = useLatest(data?.otherSettings)
  const texts = useLatest(data?.wording)
  const page = useMatches().at(-1)?.loaderData as Partial<PictureTexts> | undefined
  const pictures = useLatest(page?.pictureTexts?.texts)
  const wording = useMemo(
    () => new Map([...rowsOf(texts), ...rowsOf(pictures)].map((row) => [row.key, row.text])),
    [texts, pictures],
  )
  useEffect(() => rememberStart([menu, settings, other, texts]), [menu, settings, other, texts])
  return useMemo(
    () => ({
      origin: data?.origin ?? '',
      menu: rowsOf(menu),
      settings: rowsOf(settings)[0] ?? {},
      otherName: (other?.ok && other.value[0]?.name) || undefined,
      wording,
      ...(import.meta.env.SSR ? { emptyPages: data?.emptyPages } : {}),
    }),
    [data, menu, settings, other, wording],
  )
}

function rowsOf<N extends ListName>(outcome: ListOutcome<N> | undefined): Row<N>[] {
  return outcome?.ok ? outcome.value : []
}
