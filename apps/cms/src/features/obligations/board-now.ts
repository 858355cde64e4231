import type { Payload } from 'payload'
import { contentVersion } from '../../content/content-version.ts'
import { statementsVersion } from '../../platform/database/obligation-statements.ts'
import { type Board, boardAt } from './board.ts'

type Kept = { version: string; board: Promise<Board> }

const boards = new WeakMap<Payload, Kept>()

async function versionOf(payload: Payload): Promise<string> {
  return `${await contentVersion(payload)} ${await statementsVersion(payload)}`
}

/** The board as it is now: it reads all lists, so it is made once for each state of the content, and every day. */
export async function boardNow(payload: Payload): Promise<Board> {
  const version = await versionOf(payload)
  const known = boards.get(payload)
  if (known?.version === version) return known.board
  const board = boardAt(payload, new Date())
  boards.set(payload, { version, board })
  board.catch(() => boards.get(payload)?.board === board && boards.delete(payload))
  return board
}
