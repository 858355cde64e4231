import type { Payload, PayloadRequest } from 'payload'
import { deskOption } from '../../platform/desk-option.ts'

export type Accounts = {
  invite: (person: { name: string; email: string; role: 'admin' }, req: PayloadRequest) => Promise<unknown>
  addressOfLink: (token: string, payload: Payload) => string
}

/** How a second administrator is invited. */
export const accounts = deskOption<Accounts>('accountsOfSetup')
