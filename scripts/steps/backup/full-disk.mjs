import { Failure } from '../failure.mjs'

/** SQLite calls it error 13; pg_dump only prints it. */
const isFull = (error) =>
  error.code === 'ENOSPC' ||
  error.errcode === 13 ||
  /no space left on device|database or disk is full/i.test(error.message)

/** Does the work. A full disk becomes one sentence that says what is not done. */
export async function sayingWhenFull(sentence, work) {
  try {
    return await work()
  } catch (error) {
    throw isFull(error) ? new Failure(sentence) : error
  }
}
