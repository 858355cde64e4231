import type { Payload } from 'payload'
import type { PropsWithChildren } from 'react'

/** Payload (3.90) marks a required field also where nobody can fill it in. */
const nothingToFillIn = '.field-type.read-only > .field-label > .required { display: none }'

const isMarked = 'label[for$="__en"] > .required'
const mark = 'content: "*"; margin-inline-start: 0.25rem; color: var(--theme-error-500)'

/**
 * Payload marks a required text once, at its English half. The council's own choice moves the mark, or doubles it. The
 * Marathi half stands after the English one or before it.
 */
const rules = {
  hidden: `${isMarked} { display: none }`,
  afterEnglish: `.field-type:has(> ${isMarked}) ~ .field-type > label[for$="__mr"]::after { ${mark} }`,
  beforeEnglish: `.field-type:has(~ .field-type > ${isMarked}) > label[for$="__mr"]::after { ${mark} }`,
}

type Props = PropsWithChildren<{ payload: Payload }>

export async function RequiredMarks({ payload, children }: Props) {
  const { requiredLanguages } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  const isMarathiAlone = requiredLanguages === 'mr'
  return (
    <>
      <style>{nothingToFillIn}</style>
      {requiredLanguages && requiredLanguages !== 'en' && (
        <style>{`${rules.afterEnglish}${rules.beforeEnglish}${isMarathiAlone ? rules.hidden : ''}`}</style>
      )}
      {children}
    </>
  )
}
