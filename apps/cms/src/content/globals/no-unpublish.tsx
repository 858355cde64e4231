'use client'

/** In the place of Payload's button that makes a draft of what is public. */
export const NoUnpublish = () => null
