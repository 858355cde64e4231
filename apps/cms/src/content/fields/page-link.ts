import type { FieldHook, TextField } from 'payload'
import type { Words } from '../../platform/words/words.ts'
import { addressFor, type LinkFrom, type Title } from './address-for.ts'
import { plainText, type TextOptions, trimmed } from './plain-text.ts'

export const madeFromTitle: Words = {
  en: 'The address of its page. It is made from the title; you can write another one.',
  mr: 'या पानाचा पत्ता. तो शीर्षकावरून तयार होतो; आपण दुसरा लिहू शकता.',
}

const fillIn =
  ({ title, before }: LinkFrom): FieldHook =>
  ({ siblingData, value }) =>
    typeof value === 'string' && value !== ''
      ? value
      : addressFor((siblingData as Record<string, Title>)[title], before) || value

/** The address of a record's page. It is made from the title, and people may write another one. */
export function pageLink(label: Words, from: LinkFrom, options: TextOptions): TextField {
  const field = plainText('link', label, options)
  return {
    ...field,
    hooks: { beforeValidate: [trimmed, fillIn(from)] },
    admin: {
      ...field.admin,
      components: {
        afterInput: [{ path: '/content/fields/address-from-title.tsx#AddressFromTitle', clientProps: from }],
      },
    },
  }
}
