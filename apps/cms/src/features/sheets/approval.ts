import type { PayloadRequest } from 'payload'
import type { Approval } from '../../content/approval/states.ts'
import { deskOption } from '../../platform/desk-option.ts'

export type SendForApproval = (
  records: readonly { list: string; record: number }[],
  remark: string,
  req: PayloadRequest,
) => Promise<Approval>

/** Sends drafts that an import has checked and stored. */
export const sendForApproval = deskOption<SendForApproval>('sendForApproval')
