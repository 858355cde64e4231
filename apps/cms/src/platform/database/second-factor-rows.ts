import type { Payload } from 'payload'
import { runSql } from './sql.ts'

/** Values in a statement come from the server. Anything else is an error. */
const whole = (value: unknown): number => {
  if (Number.isSafeInteger(value)) return Number(value)
  throw new Error('Not a whole number')
}

type Try = { account: number; isOn: boolean; most: number; rest: number }

/**
 * Reserves one of some tries before the code is looked at, so that parallel requests get no more of them. Returns the
 * sealed secret; undefined while the account rests.
 */
export async function reserveTry(
  payload: Payload,
  { account, isOn, most, rest }: Try,
): Promise<string | undefined> {
  const now = whole(Date.now())
  // The tries begin anew after a rest.
  const tries = `(CASE WHEN rests_until > 0 THEN 1 ELSE failures + 1 END)`
  const [row] = await runSql(
    payload,
    `UPDATE second_factors
     SET failures = ${tries}, rests_until = CASE WHEN ${tries} >= ${whole(most)} THEN ${now + rest} ELSE 0 END
     WHERE account = ${whole(account)} AND is_on = ${isOn} AND rests_until <= ${now}
     RETURNING secret`,
  )
  return row ? String(row.secret) : undefined
}

const accepted = 'failures = 0, rests_until = 0'

/** A code counts once: another one of the same step, or of an earlier one, is refused. */
export async function takeStep(payload: Payload, account: number, step: number): Promise<boolean> {
  const rows = await runSql(
    payload,
    `UPDATE second_factors SET ${accepted}, last_step = ${whole(step)}
     WHERE account = ${whole(account)} AND last_step < ${whole(step)} RETURNING id`,
  )
  return rows.length > 0
}

/** Takes a recovery code by its hash. False where it is not there, or was taken. */
export async function takeHash(payload: Payload, account: number, hash: string): Promise<boolean> {
  const rows = await runSql(
    payload,
    `UPDATE second_factors SET ${accepted}, recovery_codes = replace(recovery_codes, '${hash} ', '')
     WHERE account = ${whole(account)} AND recovery_codes LIKE '%${hash} %' RETURNING id`,
  )
  return rows.length > 0
}

/** Recovery codes of before 2026-11-26, as they are stored. */
export async function codesWithoutSalt(payload: Payload): Promise<{ account: number; codes: string }[]> {
  const rows = await runSql(
    payload,
    `SELECT account, recovery_codes FROM second_factors WHERE recovery_codes <> '' AND recovery_codes NOT LIKE '%.%'`,
  )
  return rows.map((row) => ({ account: Number(row.account), codes: String(row.recovery_codes) }))
}

/** Stores codes anew where they are still the same. */
export async function replaceCodes(
  payload: Payload,
  account: number,
  [before, after]: readonly [string, string],
): Promise<void> {
  await runSql(
    payload,
    `UPDATE second_factors SET recovery_codes = '${after}'
     WHERE account = ${whole(account)} AND recovery_codes = '${before}'`,
  )
}
