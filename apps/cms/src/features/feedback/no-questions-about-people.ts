import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

const relations: ReadonlySet<string> = new Set(['assignee', 'duplicateOf', 'message'])

/** Whether a path goes on from a relation to the fields of what it leads to. Payload also takes `assignee__email`. */
const goesOn = (path: string): boolean =>
  path
    .split(/\.|__/)
    .slice(0, -1)
    .some((segment) => relations.has(segment))

function asksFor(where: unknown): boolean {
  if (Array.isArray(where)) return where.some(asksFor)
  if (typeof where !== 'object' || where === null) return false
  return Object.entries(where).some(
    ([path, rest]) => goesOn(path) || (/^(and|or)$/i.test(path) && asksFor(rest)),
  )
}

const sortsBy = (sort: unknown): boolean =>
  [sort]
    .flat()
    .some(
      (each) => typeof each === 'string' && each.split(',').some((path) => goesOn(path.replace(/^-/, ''))),
    )

/**
 * A message leads to an account and to another message, a proposal to its message. Payload (3.90) sorts a list by the
 * fields behind such a relation without asking who may read those records: the order tells the e-mail addresses of
 * accounts and the words of messages. A filter that goes on there is for nobody either.
 */
export const noQuestionsAboutPeople: CollectionBeforeOperationHook = ({ args, overrideAccess, req }) => {
  if (overrideAccess === true) return args
  const { where, sort } = args as { where?: unknown; sort?: unknown }
  if (asksFor(where) || sortsBy(sort)) throw new Forbidden(req.t)
  return args
}
