import type { PayloadRequest } from 'payload'

export const roles = ['admin', 'editor', 'clerk'] as const
export type Role = (typeof roles)[number]

/** Only `user` is asked for, so that a test can say who asks without building a request. */
export type Asker = { req: Pick<PayloadRequest, 'user'> }

export const roleOf = ({ req }: Asker): Role | undefined => req.user?.role ?? undefined
