import type { Entrance, Text } from '../../../../tests/support/entrances.ts'

const json = (path: string, values: unknown) => ({
  path,
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(values),
})
const secret = 'abcdefghijklmnopqrstuvwxyz'
const most = 30_000
const day = () => new Date().toISOString().slice(0, 10)

/** What the site alone asks of the desk. */
export const siteCalls: readonly Entrance[] = [
  {
    name: 'a private link',
    perMinute: 60,
    ask: (text: Text) => json('/api/feedback-status', { secret: text(most) }),
  },
  {
    name: 'an addition to a message',
    perMinute: 60,
    ask: (text: Text) => json('/api/feedback-addition', { secret, text: text(most) }),
  },
  {
    name: 'a proposal for the budget',
    perMinute: 60,
    ask: (text: Text) =>
      json('/api/proposal', {
        link: '/notices/none',
        ward: text(most),
        title: text(most),
        place: text(most),
        text: text(most),
        name: text(most),
      }),
  },
  {
    name: 'an answer to a notice',
    perMinute: 60,
    ask: (text: Text) =>
      json('/api/notice-answer', {
        link: '/notices/x',
        name: text(most / 10),
        ward: text(most / 10),
        address: text(most / 10),
        email: text(most / 10),
        text: text(most / 2),
        replies: { 1: text(most / 10) },
      }),
  },
  {
    name: 'a file of a resident',
    perMinute: 180,
    ask: (text: Text) => ({
      path: '/api/resident-file',
      method: 'POST' as const,
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(text(1000)).slice(0, 3000)}`,
      },
      body: text(most),
    }),
  },
  {
    name: 'a report of misconduct',
    perMinute: 60,
    ask: (text: Text) =>
      json('/api/misconduct-report', {
        name: text(most / 3),
        subject: text(most / 3),
        feedback: text(most / 3),
      }),
  },
  {
    name: 'a signed link',
    perMinute: 60,
    ask: (text: Text) => json('/api/signed-link', { token: text(most), purpose: 'preview' }),
  },
  {
    name: 'an address for mails',
    perMinute: 60,
    ask: (text: Text) =>
      json('/api/mail-subscription', {
        email: text(most),
        topics: [text(most / 3)],
        ward: text(most / 3),
        language: 'en',
      }),
  },
  {
    name: 'a link in a mail',
    perMinute: 60,
    ask: (text: Text) => json('/api/mail-subscription-state', { secret: text(most) }),
  },
  {
    name: 'a change of mails',
    perMinute: 60,
    ask: (text: Text) =>
      json('/api/mail-change', { secret, topics: [text(most)], ward: text(most), language: 'en' }),
  },
  {
    name: 'a batch of counts',
    perMinute: 60,
    ask: (text: Text) =>
      json('/api/reader-counts', {
        id: '00000000-0000-4000-8000-000000000000',
        day: day(),
        visits: [{ page: `/${text(most / 2)}`, count: 1 }],
        words: [{ words: text(most / 2), count: 1, fruitless: 0, clicked: 0 }],
      }),
  },
]
