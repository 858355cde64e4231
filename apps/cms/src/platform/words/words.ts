import type { PayloadRequest } from 'payload'

/** Text of the desk itself, in both languages. */
export type Words = { en: string; mr: string }
export type DeskLanguage = keyof Words

/** The language in which staff see the desk. Payload's type knows its own languages only, and Marathi is ours. */
export const languageOf = ({ i18n }: { i18n?: { language: string } | undefined }): DeskLanguage =>
  i18n?.language === 'mr' ? 'mr' : 'en'

export const say = (words: Words, req: Pick<PayloadRequest, 'i18n'>): string => words[languageOf(req)]

export const isRequired = (label: Words): Words => ({
  en: `${label.en} is required`,
  mr: `${label.mr}: हा रकाना भरणे आवश्यक आहे`,
})
