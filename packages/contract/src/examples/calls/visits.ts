/** Named examples: visits, and what readers think and look for. */
export const visits = {
  visitorCount: { normal: { count: 1248307 }, empty: { count: 0 } },
  incrementVisitorCount: { normal: { count: 1248308 }, empty: { count: 1 } },
  useful: {
    normal: {
      request: { page: '/mr/roads', useful: true },
      reply: { message: 'Thank you. Your answer has been counted.' },
    },
  },
  readerCounts: {
    normal: {
      request: {
        id: '0b0e5f7e-1c57-4c64-9d4e-8a2f6f3a5c11',
        day: '2026-11-22',
        visits: [
          { page: '/', count: 41 },
          { page: '/mr/roads', count: 7 },
        ],
        words: [
          { words: 'पाणीपट्टी', count: 4, fruitless: 0, clicked: 3 },
          { words: 'dog licence', count: 3, fruitless: 3, clicked: 0 },
        ],
      },
      reply: { message: 'This has been counted.' },
    },
  },
} as const
