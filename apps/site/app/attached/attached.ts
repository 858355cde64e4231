import { type ResidentFileError, residentFileErrors, residentFileLimits } from '@nagardwar/contract/browser'
import { attachedField, fileProblemField } from './fields.ts'

/** A file that the council has for a message which is not sent yet. */
export type Attached = { token: string; name: string; size: number }
export type FileError = ResidentFileError | 'fileBusy' | 'fileFailed' | 'tooManyFiles'
/** A file that was not taken, by its sender's name for it. */
export type FileProblem = { name: string; error: FileError }

const errors: readonly FileError[] = [...residentFileErrors, 'fileBusy', 'fileFailed', 'tooManyFiles']
/** What a server says of a file that it has not taken. */
export const fileErrorOf = (given: unknown): FileError =>
  errors.find((error) => error === given) ?? 'fileFailed'

const longestName = 300
const token = /^[a-z2-7]{26}$/

/** The form also brings back what stood in it before, so this is what anybody may have written. */
function readJson(value: unknown): Record<string, unknown> {
  if (typeof value !== 'string' || value.length > 4 * longestName) return {}
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    // No field of ours.
    return {}
  }
}

function attachedIn(value: unknown): Attached[] {
  const { token: given, name, size } = readJson(value)
  if (typeof given !== 'string' || !token.test(given)) return []
  return [{ token: given, name: String(name ?? '').slice(0, longestName), size: Number(size) || 0 }]
}

/** The files of a form, as the server hands them over: those that the council has, each once, and those that it has not. */
export function filesIn(form: FormData): { attached: Attached[]; problems: FileProblem[] } {
  const all = new Map(
    form
      .getAll(attachedField)
      .flatMap(attachedIn)
      .map((file) => [file.token, file]),
  )
  const removed = new Set(form.getAll('removeFile').map(String))
  const left = [...all.values()].filter(({ token }) => !removed.has(token))
  const problems = form.getAll(fileProblemField).flatMap((value): FileProblem[] => {
    const { name, error } = readJson(value)
    const known = errors.find((each) => each === error)
    return known ? [{ name: String(name ?? '').slice(0, longestName), error: known }] : []
  })
  return left.length > residentFileLimits.files
    ? {
        attached: left.slice(0, residentFileLimits.files),
        problems: [
          ...problems,
          ...left
            .slice(residentFileLimits.files)
            .map(({ name }): FileProblem => ({ name, error: 'tooManyFiles' })),
        ],
      }
    : { attached: left, problems }
}
