import type { Words } from '../fields/words.ts'

export const words = { title: { en: 'Help', mr: 'मदत' } } satisfies Record<string, Words>
