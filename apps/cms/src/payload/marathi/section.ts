import type { en } from '@payloadcms/translations/languages/en'

/** All texts of one section of Payload's catalogue, in Marathi. A missing or surplus key does not compile. */
export type Section<Name extends keyof typeof en.translations> = Record<
  keyof (typeof en.translations)[Name],
  string
>
