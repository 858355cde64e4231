/** What is wrong with a field of the form on this page. */
export type Problem = { path: string; message: string }

type FieldState = { valid?: boolean; errorMessage?: string; passesCondition?: boolean }

/** The fields that a form's state calls wrong. */
export const problemsIn = (fields: Readonly<Record<string, FieldState>>): Problem[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage, passesCondition }]) =>
    valid === false && errorMessage && passesCondition !== false ? [{ path, message: errorMessage }] : [],
  )

let problems: readonly Problem[] = []
const listeners = new Set<() => void>()

export function setProblems(now: readonly Problem[]): void {
  if (now.length === 0 && problems.length === 0) return
  problems = now
  for (const listener of listeners) listener()
}

export const currentProblems = (): readonly Problem[] => problems

export function onProblems(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
