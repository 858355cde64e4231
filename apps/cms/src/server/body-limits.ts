import type { IncomingMessage } from 'node:http'
import { bodyLimit } from '@nagardwar/contract'
import { most } from '../uploads/inspect.ts'

const kilobyte = 1024
const megabyte = 1024 ** 2

const limits: readonly [RegExp, number][] = [
  [/^\/api(?:[/?]|$)/, bodyLimit],
  // What strangers may call: logging in and what belongs to it.
  [
    /^\/cms-api\/users\/(?:login|logout|init|me|first-register|refresh-token|forgot-password)(?:\?|$)/,
    4 * kilobyte,
  ],
  // A document, with the fields that are sent along.
  [/^\/cms-api\/media(?:[/?]|$)/, most.pdfBytes + megabyte],
]

/** The largest body that a request may announce, in bytes: what staff write is never larger than a megabyte. */
export const largestBody = (_request: IncomingMessage, address: string): number =>
  limits.find(([shape]) => shape.test(address))?.[1] ?? megabyte
