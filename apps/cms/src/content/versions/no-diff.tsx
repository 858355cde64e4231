'use client'

/** In the place of Payload's comparison of a field that no form shows. */
export const NoDiff = () => null
