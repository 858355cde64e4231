import type { PayloadRequest } from 'payload'
import type { Part } from './states.ts'

type Asked = Pick<PayloadRequest, 'context'>

/** Set by the approvals alone: the context of a request from outside never has it. */
type Context = { approved?: readonly Part[]; isOneOfMany?: boolean }

const contextOf = ({ context }: Asked): Context => (context ?? {}) as Context

export const isApproved = (req: Asked): boolean => contextOf(req).approved !== undefined

/** Which version of this record may be published; undefined where another one, or none, was approved. */
export const approvedVersion = (req: Asked, list: string, record: number): number | undefined =>
  contextOf(req).approved?.find((part) => part.list === list && part.record === record)?.version

/** What is done to many records as one is announced once, at its end (api/content-version.ts). */
export const isOneOfMany = (req: Asked): boolean => contextOf(req).isOneOfMany === true
