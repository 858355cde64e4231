'use client'

import { type ComponentProps, lazy, Suspense } from 'react'

const Later = lazy(() =>
  import('./answer-many-form.tsx').then(({ AnswerManyForm }) => ({ default: AnswerManyForm })),
)

/** Fetched with the inbox of a notice alone: its script is in no other page. */
export const AnswerManyLater = (props: ComponentProps<typeof Later>) => (
  <Suspense>
    <Later {...props} />
  </Suspense>
)
