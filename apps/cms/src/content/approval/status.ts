import { timeWords } from '../../platform/dates/time-in-india.ts'
import type { Words } from '../../platform/words/words.ts'
import { startOfDay } from '../published.ts'
import type { Approval } from './states.ts'

export type Shown = {
  status: string
  publishedOn?: string | null | undefined
  validUntil?: string | null | undefined
  /** The request that waits, or is to be carried out later. */
  request?: Pick<Approval, 'state' | 'publishAt'> | undefined
}

const known: Record<string, Words> = {
  draft: { en: 'Draft', mr: 'मसुदा' },
  published: { en: 'Published', mr: 'प्रसिद्ध' },
  changed: { en: 'Published, with a newer draft', mr: 'प्रसिद्ध, नवीन मसुद्यासह' },
}

const dayOf = (time: string): Words => {
  const words = timeWords(time)
  return { en: words.en.split(',')[0] ?? '', mr: words.mr.split(',')[0] ?? '' }
}

/** Never a bare "published" for what nobody can see now. */
export function statusWords({ status, publishedOn, validUntil, request }: Shown, now: Date): Words {
  if (request?.state === 'scheduled' && request.publishAt) {
    const time = timeWords(request.publishAt)
    return { en: `From ${time.en}`, mr: `प्रसिद्धी: ${time.mr}` }
  }
  if (request?.state === 'waiting') return { en: 'Waits for approval', mr: 'मंजुरीच्या प्रतीक्षेत' }
  if (status !== 'draft' && publishedOn && publishedOn >= startOfDay(now, 1)) {
    const day = dayOf(publishedOn)
    return { en: `From ${day.en}`, mr: `प्रसिद्धी: ${day.mr}` }
  }
  if (status !== 'draft' && validUntil && validUntil < startOfDay(now)) {
    const day = dayOf(validUntil)
    return { en: `Expired on ${day.en}`, mr: `मुदत संपली: ${day.mr}` }
  }
  return known[status] ?? { en: status, mr: status }
}
