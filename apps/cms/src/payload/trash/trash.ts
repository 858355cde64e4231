import type { PayloadRequest } from 'payload'

/** How long a record or a file stays in the trash before it is removed. */
export const daysInTrash = 30

/** `in`: the record goes into the trash; `out`: it comes back exactly as it was; `draft`: it comes back as a draft. */
type Move = 'in' | 'out' | 'draft'

/** Set by the rules of the trash alone: the context of a request from outside never has it. */
export const moveOf = (req: Pick<PayloadRequest, 'context'> | undefined): Move | undefined =>
  req?.context?.trashMove as Move | undefined

export const noteMove = (req: PayloadRequest, move: Move): void => {
  req.context.trashMove = move
}

type Sent = { deletedAt?: unknown } | null | undefined

export const isToTrash = (data: unknown): boolean => {
  const deletedAt = (data as Sent)?.deletedAt
  return deletedAt !== undefined && deletedAt !== null
}

/** A form sends an empty time with every record: only a request that asks for the trash takes something out of it. */
export const isFromTrash = (data: unknown, trash: unknown): boolean =>
  trash === true && (data as Sent)?.deletedAt === null
