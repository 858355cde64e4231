export const dynamic = 'force-dynamic'

/** Says only that the process answers, so that a supervisor does not restart it for a database's trouble. */
export const GET = (): Response =>
  Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
