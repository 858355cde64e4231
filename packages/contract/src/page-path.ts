import { z } from 'zod'

/** The path of an address on the wire, where other letters are percent-encoded. */
export const pagePathSchema = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[a-z0-9._~%!$&()*+,;=:@/-]*$/i)
