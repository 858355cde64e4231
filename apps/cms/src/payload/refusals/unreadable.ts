/*
 * Payload 3.90: answers a form that it cannot read as an error of the server.
 * Upstream: none found.
 * Here: it is an error of who sent it.
 * Canary: unreadable: a form that cannot be read is an error of the server.
 */

import type { AfterErrorHook } from 'payload'
import { refusals } from '../../platform/files/refusal.ts'
import { say, type Words } from '../../platform/words/words.ts'

const words: Words = { en: 'The request could not be read', mr: 'विनंती वाचता आली नाही' }

/** Errors of the form and JSON parsers for an invalid body. Payload would answer 500. */
const complaints =
  /^(?:Malformed (?:part header|content type|urlencoded form)|Unexpected end of (?:form|multipart|JSON)|Multipart: |Missing Content-Type|Unsupported content type)/i

// Payload's English message for a file that exceeds the limit while it is read.
const overLimit = /^File size limit has been reached$/

/** An unreadable body is a client error, not a server error. */
export const refuseUnreadable: AfterErrorHook = ({ error, req }) => {
  if (overLimit.test(error.message))
    return { status: 413, response: { errors: [{ message: say(refusals.pdfSize, req) }] } }
  return complaints.test(error.message) || error instanceof SyntaxError
    ? { status: 400, response: { errors: [{ message: say(words, req) }] } }
    : undefined
}
