import type { FeedbackContact } from '@nagardwar/contract/browser'

/** Which ways to answer the council asks for: its settings say it, else both. */
export const contactIn = (settings: { feedbackContact?: string } | undefined): FeedbackContact =>
  settings?.feedbackContact === 'either' ? 'either' : 'both'
