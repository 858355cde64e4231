import { z } from 'zod'

/** In characters, percent-encoded. */
export const longestPagePath = 200

/** The path of an address on the wire, where other letters are percent-encoded. */
export const pagePathSchema = z
  .string()
  .max(longestPagePath)
  .regex(/^\/(?!\/)[a-z0-9._~%!$&()*+,;=:@/-]*$/i)
