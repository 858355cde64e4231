import type { ListName } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { isAbsent, type Listed } from '../api/list.ts'
import { useLatest } from '../resource/use-latest.ts'
import { useHasContent } from './has-content.ts'

type Props = { list: Listed<ListName>; name: ListName; children: ReactNode }

/** A part of home for a list. There is none where the list has nothing yet, or the council's server does not have it. */
export function PartOf({ list, name, children }: Props) {
  const isThere = useHasContent()(`/#${name}`)
  return isAbsent(useLatest<{ ok: boolean; error?: string }>(list)) || !isThere ? null : children
}
