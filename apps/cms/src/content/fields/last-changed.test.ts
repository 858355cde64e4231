import { describe, expect, it } from 'vitest'
import { type BothLanguages, lastChanged } from './last-changed.ts'

const cases: [string, BothLanguages | undefined, BothLanguages, 'en' | 'mr' | 'both'][] = [
  ['a new text in both languages', undefined, { en: 'Road', mr: 'रस्ता' }, 'both'],
  ['a new text in English only', undefined, { en: 'Road' }, 'en'],
  ['a new text in Marathi only', undefined, { mr: 'रस्ता' }, 'mr'],
  [
    'only the English changed',
    { en: 'Road', mr: 'रस्ता', changed: 'both' },
    { en: 'Street', mr: 'रस्ता' },
    'en',
  ],
  ['only the Marathi changed', { en: 'Road', mr: 'रस्ता', changed: 'both' }, { en: 'Road', mr: 'मार्ग' }, 'mr'],
  [
    'the Marathi caught up',
    { en: 'Street', mr: 'रस्ता', changed: 'en' },
    { en: 'Street', mr: 'मार्ग' },
    'both',
  ],
  ['the English caught up', { en: 'Road', mr: 'मार्ग', changed: 'mr' }, { en: 'Street', mr: 'मार्ग' }, 'both'],
  [
    'the English changed twice',
    { en: 'Road', mr: 'रस्ता', changed: 'en' },
    { en: 'Street', mr: 'रस्ता' },
    'en',
  ],
  ['nothing changed', { en: 'Road', mr: 'रस्ता', changed: 'en' }, { en: 'Road', mr: 'रस्ता' }, 'en'],
  ['an empty text is no change', { en: 'Road', mr: null, changed: 'en' }, { en: 'Road', mr: '' }, 'en'],
]

describe('the language that was changed last', () => {
  it.each(cases)('%s', (_what, before, after, answer) => {
    expect(lastChanged(before, after)).toBe(answer)
  })
})
