import type { Payload } from 'payload'
import type { PropsWithChildren } from 'react'

/** Payload marks a required text once, at its English half. The council's own choice moves the mark, or doubles it. */
const rules = {
  hidden: 'label[for$="__en"] > .required { display: none }',
  marathi:
    '.field-type:has(> label[for$="__en"] > .required) ~ .field-type > label[for$="__mr"]::after { content: "*"; margin-inline-start: 0.25rem; color: var(--theme-error-500) }',
}

type Props = PropsWithChildren<{ payload: Payload }>

export async function RequiredMarks({ payload, children }: Props) {
  const { requiredLanguages } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  const isMarathiAlone = requiredLanguages === 'mr'
  return (
    <>
      {requiredLanguages && requiredLanguages !== 'en' && (
        <style>{`${rules.marathi}${isMarathiAlone ? rules.hidden : ''}`}</style>
      )}
      {children}
    </>
  )
}
