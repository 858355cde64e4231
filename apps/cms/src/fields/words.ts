import type { PayloadRequest } from 'payload'

/** Text of the desk itself, in both languages. */
export type Words = { en: string; mr: string }

export const say = (words: Words, req: Pick<PayloadRequest, 'i18n'>): string =>
  req.i18n?.language === 'mr' ? words.mr : words.en

export const isRequired = (label: Words): Words => ({
  en: `${label.en} is required`,
  mr: `${label.mr} आवश्यक आहे`,
})
