import type { Words } from '../../platform/words/words.ts'

/** Where a request for approval is. `publishing` lasts for moments, or until the desk starts again after a kill. */
export const states = {
  waiting: { en: 'Waits for approval', mr: 'मंजुरीच्या प्रतीक्षेत' },
  scheduled: { en: 'Approved, published later', mr: 'मंजूर, नंतर प्रसिद्ध होईल' },
  publishing: { en: 'Being published', mr: 'प्रसिद्ध होत आहे' },
  published: { en: 'Published', mr: 'प्रसिद्ध' },
  withdrawn: { en: 'Withdrawn on time', mr: 'वेळेनुसार मागे घेतले' },
  returned: { en: 'Returned', mr: 'परत पाठवले' },
  takenBack: { en: 'Taken back by the sender', mr: 'पाठवणाऱ्याने मागे घेतले' },
} satisfies Record<string, Words>

export type State = keyof typeof states

/** A record of a list, in the version that is meant. */
export type Part = { list: string; record: number; version: number }

export type Approval = {
  id: number
  state: State
  sentAt: string
  sentBy?: string | null
  sentAccount?: number | null
  remark?: string | null
  decidedAt?: string | null
  decidedBy?: string | null
  decidedAccount?: number | null
  reason?: string | null
  isUrgent?: boolean | null
  publishAt?: string | null
  withdrawAt?: string | null
  records: Part[]
}
