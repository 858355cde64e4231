import type { Words } from '../../platform/words/words.ts'

export const words = { title: { en: 'Help', mr: 'मदत' } } satisfies Record<string, Words>
