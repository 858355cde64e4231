/** For tests and measurements, in which one machine acts as many visitors; the limits have their own tests. */
export const noLimits = { FEEDBACK_PER_MINUTE: '0', COUNTS_PER_MINUTE: '0', SEARCHES_PER_MINUTE: '0' }
