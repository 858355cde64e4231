/** The maximum length of each field, in characters (code points) after trimming (contract.md). */
export const feedbackLimits = { name: 120, mobile: 30, subject: 200, email: 254, feedback: 5000 } as const

export type FeedbackField = keyof typeof feedbackLimits

export const feedbackFields = Object.keys(feedbackLimits) as FeedbackField[]
