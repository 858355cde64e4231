type Complaint = { path: string; message: string }
/** What the desk answers to a form that it refuses. */
export type Refusal = { errors?: { message?: string; data?: { errors?: Complaint[] } }[] }

/** What is wrong, by the name of the field; under the empty name, what is of none. */
export type Problems = Readonly<Record<string, string>>

/** What to say of a refusal, at the fields that the form has. Nothing is left unsaid: the rest stands above them. */
export function problemsIn({ errors = [] }: Refusal, fields: readonly string[], otherwise: string): Problems {
  const complaints = errors.flatMap(({ data }) => data?.errors ?? [])
  const own = complaints.filter(({ path }) => fields.includes(path))
  const isAllSaid = own.length > 0 && own.length === complaints.length
  return {
    ...Object.fromEntries(own.map(({ path, message }) => [path, message])),
    ...(isAllSaid ? {} : { '': errors[0]?.message ?? otherwise }),
  }
}
