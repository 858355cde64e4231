import { bodySchema } from '@nagardwar/contract'
import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
} from '@payloadcms/ui/rsc'
import type { FieldDiffServerProps, JSONField, JSONFieldClient } from 'payload'
import { say } from '../../platform/words/words.ts'
import { bodyInWords, plainText } from './in-words.ts'

/** In the place of Payload's comparison of a body, which would show JSON: what its form adds to the words. */
export function BodyDiff({
  clientField,
  comparisonValue,
  i18n,
  nestingLevel,
  req,
  versionValue,
}: FieldDiffServerProps<JSONField, JSONFieldClient>) {
  const htmlOf = (value: unknown): string => {
    const body = bodySchema.safeParse(value)
    const lines = say(body.success ? bodyInWords(body.data) : plainText, req).split('\n')
    return lines.map((line) => `<p>${escapeDiffHTML(line)}</p>`).join('')
  }
  const { From, To } = getHTMLDiffComponents({
    fromHTML: htmlOf(comparisonValue),
    toHTML: htmlOf(versionValue),
    postProcess: unescapeDiffHTML,
  })
  return (
    <FieldDiffContainer
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: clientField.label }}
      {...(nestingLevel === undefined ? {} : { nestingLevel })}
    />
  )
}
