import type { Payload } from 'payload'
import { deskList } from '../platform/desk-option.ts'

export type Handler = (payload: Payload, request: Request) => Response | Promise<Response>
export type Route = { GET: Handler } | { POST: Handler }

/** Calls of the contract that features answer, by their path below the API root. */
export const apiCalls = deskList<Readonly<Record<string, Route>>>('apiCalls')
