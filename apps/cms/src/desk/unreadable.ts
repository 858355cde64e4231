import type { AfterErrorHook } from 'payload'
import { say, type Words } from '../fields/words.ts'

const words: Words = { en: 'The request could not be read', mr: 'विनंती वाचता आली नाही' }

/** What the readers of forms and of JSON say of a body that is none; Payload takes it for a fault of its own. */
const complaints =
  /^(?:Malformed (?:part header|content type|urlencoded form)|Unexpected end of (?:form|multipart|JSON)|Multipart: |Missing Content-Type|Unsupported content type)/i

/** A body that nobody can read is the sender's mistake, not a failure of the server. */
export const blameTheSender: AfterErrorHook = ({ error, req }) =>
  complaints.test(error.message) || error instanceof SyntaxError
    ? { status: 400, response: { errors: [{ message: say(words, req) }] } }
    : undefined
