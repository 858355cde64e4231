'use client'

import { PhotographForms } from './photograph-forms.tsx'
import { PlaceForm } from './place-form.tsx'
import type { Photograph, Shown } from './shown.ts'

type Props = Shown & {
  /** The place as the sender wrote it. */
  suggested: string
  /** What residents see now; empty where they see none. */
  place: string
  photographs: Photograph[]
  isPhotographShown: boolean
}

/** No forms of their own: they stand in the form of the record, and HTML has no form within a form. */
export function ReleaseForms({ suggested, place, photographs, isPhotographShown, ...shown }: Props) {
  return (
    <>
      <PlaceForm {...shown} suggested={suggested} place={place} />
      <PhotographForms {...shown} photographs={photographs} isPhotographShown={isPhotographShown} />
    </>
  )
}
