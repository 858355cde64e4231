'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const Later = lazy(() => import('./search-form.tsx').then(({ SearchForm }) => ({ default: SearchForm })))

/** Fetched with the inbox alone: its script is in no other page. */
export const SearchFormLater = (props: ComponentProps<typeof Later>) => (
  <Suspense>
    <Later {...props} />
  </Suspense>
)
