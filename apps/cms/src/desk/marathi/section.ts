import type { en } from '@payloadcms/translations/languages/en'

/** All words of one section of Payload's catalogue, in Marathi: a missing or left-over key does not compile. */
export type Section<Name extends keyof typeof en.translations> = Record<
  keyof (typeof en.translations)[Name],
  string
>
