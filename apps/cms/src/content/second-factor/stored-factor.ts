import type { Payload } from 'payload'
import { addRecord, changeRecords, readRecord, removeRecords } from '../../platform/database/records.ts'
import {
  codesWithoutSalt,
  replaceCodes,
  reserveTry,
  takeHash,
  takeStep,
} from '../../platform/database/second-factor-rows.ts'
import { newRecoveryCodes, stepOf, typedCode } from './codes.ts'
import { hashOf, keyedHashOf, newSalt, opened, sealed, stretched } from './secret-box.ts'
import { windowOfCodes } from './strict-codes.ts'

const minute = 60_000
const mostFailures = 5
const rest = 10 * minute

const collection = 'second-factors'

type Row = { id: number; isOn?: boolean; since?: string; recoveryCodes?: string }

const rowOf = (payload: Payload, account: number): Promise<Row | null> =>
  readRecord<Row>(payload, { collection, where: { account: { equals: account } } })

const hashesIn = (codes: string | undefined): string[] => (codes ?? '').split(' ').filter(Boolean)

export type Factor = { isOn: boolean; since?: string; codesLeft: number }

export async function factorOf(payload: Payload, account: number): Promise<Factor> {
  const row = await rowOf(payload, account)
  if (!row?.isOn) return { isOn: false, codesLeft: 0 }
  return { isOn: true, since: String(row.since ?? ''), codesLeft: hashesIn(row.recoveryCodes).length }
}

export const removeFactor = async (payload: Payload, account: number): Promise<void> => {
  await removeRecords(payload, { collection, where: { account: { equals: account } } })
}

/** Keeps a secret that counts only when a first code of it has been confirmed. */
export async function beginFactor(payload: Payload, account: number, secret: string): Promise<void> {
  await removeFactor(payload, account)
  const data = {
    account,
    secret: sealed(secret, account, payload),
    isOn: false,
    lastStep: 0,
    failures: 0,
    restsUntil: 0,
  }
  await addRecord(payload, { collection, data, req: {} })
}

export async function renewCodes(payload: Payload, account: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  const salt = newSalt()
  const hashes = await Promise.all(codes.map((code) => hashOf(typedCode(code), account, salt, payload)))
  const recoveryCodes = hashes.map((hash) => `${hash} `).join('')
  await changeRecords(payload, {
    collection,
    where: { account: { equals: account } },
    data: { recoveryCodes },
  })
  return codes
}

async function secretForTry(payload: Payload, account: number, isOn: boolean) {
  const secret = await reserveTry(payload, { account, isOn, most: mostFailures, rest })
  return secret === undefined ? undefined : opened(secret, account, payload)
}

/** Codes of before 2026-11-26 have no salt. They are stored as slowly hashed as others, though nobody here knows them. */
export async function stretchOlderCodes(payload: Payload): Promise<void> {
  for (const { account, codes } of await codesWithoutSalt(payload)) {
    const older = /^[0-9a-f ]+$/.exec(codes)?.[0] ?? ''
    const salt = newSalt()
    const hashes = await Promise.all(hashesIn(older).map((hash) => stretched(hash, salt)))
    const stored = hashes.map((hash) => `${hash} `).join('')
    // Not where one of them was used meanwhile: the next start finds the others.
    await replaceCodes(payload, account, [older, stored])
  }
}

/** The codes of an account have one salt; older ones have none for the first seconds of a start. */
async function takeRecoveryCode(payload: Payload, account: number, code: string): Promise<boolean> {
  const [first = ''] = hashesIn((await rowOf(payload, account))?.recoveryCodes)
  const [salt = ''] = first.match(/^[0-9a-f]+(?=\.)/) ?? []
  const hash = salt ? await hashOf(code, account, salt, payload) : keyedHashOf(code, account, payload)
  return takeHash(payload, account, hash)
}

/** Whether a code is right; it is used up then. */
async function isRight(payload: Payload, account: number, given: unknown, isOn: boolean): Promise<boolean> {
  const secret = await secretForTry(payload, account, isOn)
  if (secret === undefined) return false
  const code = typedCode(given)
  const step = stepOf({ code, secret, window: await windowOfCodes(payload) })
  if (step !== undefined) return takeStep(payload, account, step)
  return isOn && code.length > 6 ? takeRecoveryCode(payload, account, code) : false
}

export const isRightCode = (payload: Payload, account: number, code: unknown): Promise<boolean> =>
  isRight(payload, account, code, true)

/** Turns the second step on with a first code, and returns the recovery codes, which nobody can read again. */
export async function confirmFactor(
  payload: Payload,
  account: number,
  code: unknown,
): Promise<string[] | undefined> {
  if (!(await isRight(payload, account, code, false))) return undefined
  const data = { isOn: true, since: new Date().toISOString() }
  await changeRecords(payload, { collection, where: { account: { equals: account } }, data })
  return renewCodes(payload, account)
}
