/**
 * The desk's tests that run a second time, on PostgreSQL with files in a bucket, and why. The others ask what is the
 * same wherever things are stored (texts, rates, the form of requests), or store nothing.
 */
export const storingTests = [
  ['bucket', 'files come from a bucket and go into it'],
  ['uploads', 'files come from a bucket and go into it'],
  ['api/uploads', 'parts and marks of a file are asked of the bucket'],
  ['collections', 'every table, with its translations, drafts and order'],
  ['migrations', 'each database has migrations of its own'],
  ['lost-database', 'an emptied database looks different in each'],
  ['emptied-database', 'the same, under a desk that runs'],
  ['old-feedback', 'dates are compared by the database; several desks do it at once'],
  ['api/contact', 'a message is stored once by a rule of the database; errors of each are its own'],
  ['api/list-cache', 'desks see each other’s changes through the database'],
  ['api/published', 'drafts, days and languages are chosen by the database'],
  ['api/requests', 'every list is asked with statements of its own'],
  ['api/useful', 'counted by the database while many come at once'],
  ['api/visitor-count', 'counted by the database while many come at once'],
  ['desk/accounts', 'two changes at the same moment are ordered by the database'],
  ['desk/first-account', 'two changes at the same moment are ordered by the database'],
  ['desk/locks', 'a lock is a record that refers to records of any kind'],
  ['desk/system-fields', 'dates and times are stored in types of their own'],
  ['desk/versions', 'versions are chosen and erased by the database'],
  ['desk/questions', 'conditions become statements; no character may break one'],
  ['desk/fuzz', 'conditions become statements; no character may break one'],
  ['desk/log', 'errors of the database carry statements and values'],
  ['demo/remove-demo', 'records and files are removed'],
].map(([name, reason]) => ({ file: `apps/cms/tests/${name}.test.ts`, reason }))
