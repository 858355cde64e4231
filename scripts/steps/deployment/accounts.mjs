import { existsSync } from 'node:fs'
import { bad, judge, unknown } from './finding.mjs'

/** Read-only, beside the running desk. The module is asked for here: nothing else of the command needs it. */
async function rowsOf(file, statement) {
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2000 })
  try {
    return database.prepare(statement).get()
  } finally {
    database.close()
  }
}

const statement = `SELECT count(*) AS people, count(*) FILTER (WHERE id NOT IN (
  SELECT account FROM second_factors WHERE is_on)) AS without FROM users`

/** Accounts without a second step of the login, by their number. */
async function secondStep({ council }) {
  const file = council.databaseUrl.replace(/^file:(\/\/)?/, '')
  if (council.databaseUrl.startsWith('postgres') || !existsSync(file))
    return unknown('Accounts without a second step were not counted', 'see the list of accounts in the desk')
  const { people, without } = await rowsOf(file, statement)
  if (people === 0)
    return bad('There is no account yet', 'Open the desk at once: the first visitor makes the first account.')
  return judge(
    without === 0,
    'All staff log in with a second step',
    `${without} of ${people} accounts log in without a second step`,
    'They set it up in their account; then require it in the settings (Languages and rules), of clerks too.',
  )
}

export const accountChecks = { 'second step of the login': secondStep }
