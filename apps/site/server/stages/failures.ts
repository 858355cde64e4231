import { reasonOf } from '@nagardwar/http/log'
import { languageOf } from '../../app/i18n/language.ts'
import { asksForPage, refuse, refusePage, type Sentence } from '../http/reply.ts'
import { Busy } from '../queue.ts'
import type { Stage } from './stage.ts'

const busy: Sentence = {
  en: 'Too many readers at once. Please try again.',
  mr: 'सध्या एकाच वेळी खूप वाचक आहेत. कृपया पुन्हा प्रयत्न करा.',
}
const broken: Sentence = {
  en: 'Something went wrong. Please try again later.',
  mr: 'काहीतरी चूक झाली. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
}

/** A request that failed is answered with a sentence, in the language of its address where it asks for a page. */
export const failures: Stage = (app, site) =>
  void app.onError((error, c) => {
    const isBusy = error instanceof Busy
    if (!isBusy) site.log.error('A request failed', { reason: reasonOf(error), stack: error.stack })
    const status = isBusy ? 503 : 500
    const headers: Record<string, string> = isBusy ? { 'retry-after': '2' } : {}
    const sentence = isBusy ? busy : broken
    return asksForPage(c.req.header('accept'))
      ? refusePage(status, sentence, languageOf(c.req.path, site.config.defaultLanguage), headers)
      : refuse(status, sentence.en, headers)
  })
