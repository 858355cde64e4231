'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const Later = lazy(() => import('./work-forms.tsx').then(({ WorkForms }) => ({ default: WorkForms })))

/** Fetched with a message alone: its script is in no other form. */
export const WorkFormsLater = (props: ComponentProps<typeof Later>) => (
  <Suspense>
    <Later {...props} />
  </Suspense>
)
