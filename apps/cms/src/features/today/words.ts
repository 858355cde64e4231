import type { Words } from '../../platform/words/words.ts'

export const words = {
  title: { en: 'Today', mr: 'आजचे काम' },
  heading: { en: 'What would you like to do?', mr: 'आपणास काय करायचे आहे?' },
} satisfies Record<string, Words>
