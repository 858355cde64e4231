/**
 * What a check found: `well`, `bad` with what to do, or `unknown` with why it could not be seen. Plain sentences for
 * the operator, without values of secrets.
 */
export const well = (what) => ({ state: 'well', what })
export const bad = (what, mend) => ({ state: 'bad', what, mend })
export const unknown = (what, why) => ({ state: 'unknown', what, mend: why })

/** `well` with one sentence if it holds, else `bad` with another and what to do. */
export const judge = (holds, good, wrong, mend) => (holds ? well(good) : bad(wrong, mend))

const reasonOf = (error) => (typeof error?.code === 'string' ? error.code : (error?.message ?? String(error)))

/** Runs checks one after the other: a small server is asked calmly. One that cannot look is unknown, never well. */
export async function findingsOf(checks, context) {
  const found = []
  for (const [name, check] of Object.entries(checks)) {
    const result = await Promise.resolve()
      .then(() => check(context))
      .catch((error) => unknown(`${name}: could not be looked at`, reasonOf(error)))
    for (const each of [result].flat()) found.push({ name, ...each })
  }
  return found
}
