'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const Later = lazy(() =>
  import('./release-forms.tsx').then(({ ReleaseForms }) => ({ default: ReleaseForms })),
)

/** Fetched with a reported problem alone: its script is in no other form. */
export const ReleaseFormsLater = (props: ComponentProps<typeof Later>) => (
  <Suspense>
    <Later {...props} />
  </Suspense>
)
