import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

const isGiven = (value: string | undefined): boolean => value !== undefined && value.trim() !== ''

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown error'

/** The text of a file without the newline at its end, or what is wrong with it. No sentence repeats the path: somebody may have put the secret in its place. */
function contentOf(setting: string, file: string): { value: string } | { wrong: string } {
  try {
    const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    return isGiven(value) ? { value } : { wrong: `${setting} names a file that is empty.` }
  } catch (error) {
    return { wrong: `${setting} names a file that cannot be read (${codeOf(error)}).` }
  }
}

/**
 * The environment with each named setting that is given as a file, `NAME_FILE` (a credential of systemd, a secret of
 * a container), and one sentence for each that is given twice or cannot be read.
 */
export function settingsFromFiles(
  env: Environment,
  names: readonly string[],
): { env: Environment; wrong: string[] } {
  const read: Record<string, string> = {}
  const wrong: string[] = []
  for (const name of names) {
    const setting = `${name}_FILE`
    const file = env[setting]?.trim()
    if (!file) continue
    if (isGiven(env[name])) {
      wrong.push(`${name} and ${setting} are both given: keep one of them.`)
      continue
    }
    const content = contentOf(setting, file)
    if ('wrong' in content) wrong.push(content.wrong)
    else read[name] = content.value
  }
  return { env: { ...env, ...read }, wrong }
}
