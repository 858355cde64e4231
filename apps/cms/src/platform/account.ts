import { executeAuthStrategies, type Payload, type TypedUser } from 'payload'

/**
 * Whose session a request has. Payload's own `payload.auth` asks each rule of each list besides, for what the person may
 * do: that is four fifths of its time, and nobody who only wants to know the person needs it.
 */
export const accountOf = async (payload: Payload, headers: Headers): Promise<TypedUser | null> =>
  (await executeAuthStrategies({ headers, payload })).user
