import type { PayloadRequest } from 'payload'

export const roles = ['admin', 'editor', 'clerk'] as const
export type Role = (typeof roles)[number]

/** Takes only `user`, so that a test needs no whole request. */
export type Asker = { req: Pick<PayloadRequest, 'user'> }

export const roleOf = ({ req }: Asker): Role | undefined => req.user?.role ?? undefined
