import type { PayloadRequest } from 'payload'

/** The address of the inbox with what is open of one notice. */
export const inboxOf = (notice: number, { payload }: PayloadRequest): string =>
  `${payload.config.routes.admin}/inbox?show=open&notice=${notice}`
