import type { Item } from '../../../content/requirements/content.ts'
import type { Finding } from '../../../content/requirements/finding.ts'
import type { Words } from '../../../platform/words/words.ts'
import { findingsOf } from './finding-of.ts'

const noCaptions: Words = { en: 'No captions', mr: 'कॅप्शन नाहीत' }
const noText: Words = { en: 'No text', mr: 'मजकूर नाही' }

type OfVideo = { captions?: string | null; transcript?: Partial<Record<'en' | 'mr', string | null>> }

/** Videos without captions for those who cannot hear, or without a text for those who cannot see. */
export const hardToFollow = (items: readonly Item[]): Finding[] =>
  findingsOf(
    items.filter(({ slug }) => slug === 'videos'),
    ({ values }) => {
      const { captions, transcript } = values as OfVideo
      const hasText = Boolean(transcript?.en?.trim() || transcript?.mr?.trim())
      return [...(captions ? [] : [noCaptions]), ...(hasText ? [] : [noText])]
    },
  )
