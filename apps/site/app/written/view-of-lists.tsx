import type { ReactNode } from 'react'
import { AwayPage } from '../error-pages/away-page.tsx'
import { OldCopy } from '../resource/resource.tsx'
import { PartsFailed } from '../resource/state-of-lists.tsx'

/** A view in the place of the rows, with what is known of its lists: that they failed, all or some, or are old copies. */
type Views<V> = { ok: true; value: V[]; asOf?: string; isPartial?: true } | { ok: false }
type Props<V> = { of: Views<V>; page: (view: V) => ReactNode }

/** A page that is made from lists on the server, with a note above it where parts are missing or it is of an old copy. */
export const ViewOfLists = <V,>({ of, page }: Props<V>) =>
  of.ok ? (
    <>
      {of.isPartial ? <PartsFailed /> : null}
      {of.asOf ? <OldCopy time={of.asOf} /> : null}
      {of.value.map(page)}
    </>
  ) : (
    <AwayPage />
  )
