import { type CollectionBeforeOperationHook, Forbidden } from 'payload'

/** Payload also takes `assignee__email`. */
const goesOn = (path: string): boolean => path.startsWith('assignee') && path !== 'assignee'

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
 * Who looks after a message is a relation to an account, and Payload lets a filter of the list go on to the fields of
 * the account, such as its email address, which nobody but administrators may read.
 */
export const noQuestionsAboutPeople: CollectionBeforeOperationHook = ({ args, overrideAccess, req }) => {
  if (overrideAccess === true) return args
  const { where, sort } = args as { where?: unknown; sort?: unknown }
  if (asksFor(where) || sortsBy(sort)) throw new Forbidden(req.t)
  return args
}
