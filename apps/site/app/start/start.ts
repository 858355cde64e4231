import type { ListName, Row } from '@nagardwar/contract/browser'
import { createContext, useContext, useMemo } from 'react'
import type { ListOutcome } from '../api/list.ts'
import type { Wording } from '../i18n/interface-texts.ts'
import { useLatest } from '../resource/use-latest.ts'
import type { RootData } from './root-data.ts'

/** What was loaded at start, for whatever needs it. Empty where it could not be had. */
export type Start = {
  origin: string
  menu: Row<'mainMenu'>[]
  settings: Partial<Row<'settings'>>
  otherName: string | undefined
  wording: Wording
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

/** The alternative text of a picture; empty for one that nobody has described. */
export function usePictureText(): (path: string) => string {
  const { wording } = useStart()
  return (path) => wording.get(`image:${path}`) ?? ''
}

/** The lists of the root route as far as they have arrived. */
export function useStartNow(data: RootData | undefined): Start {
  const menu = useLatest(data?.menu)
  const settings = useLatest(data?.settings)
  const other = useLatest(data?.otherSettings)
  const texts = useLatest(data?.wording)
  const wording = useMemo(() => new Map(rowsOf(texts).map((row) => [row.key, row.text])), [texts])
  return useMemo(
    () => ({
      origin: data?.origin ?? '',
      menu: rowsOf(menu),
      settings: rowsOf(settings)[0] ?? {},
      otherName: rowsOf(other)[0]?.name || undefined,
      wording,
    }),
    [data?.origin, menu, settings, other, wording],
  )
}

function rowsOf<N extends ListName>(outcome: ListOutcome<N> | undefined): Row<N>[] {
  return outcome?.ok ? outcome.value : []
}
