import type { ListName } from '@nagardwar/contract/browser'
import type { ReactNode } from 'react'
import { isAbsent, type Listed } from '../api/list.ts'
import { useLatest } from './use-latest.ts'

/** A part of a page for a list. A council whose server does not have the list has no such part. */
export const PartOf = <N extends ListName>({ list, children }: { list: Listed<N>; children: ReactNode }) =>
  isAbsent(useLatest(list)) ? null : children
