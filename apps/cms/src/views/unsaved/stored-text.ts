/** What was typed and not saved, as this device keeps it. */
export type StoredText = { at: string; values: Record<string, unknown> }

const first = 'desk-unsaved:'
const mostCharacters = 500_000
const longestWait = 7 * 24 * 60 * 60_000

/** Of one person and one record; a record that is not stored yet has no number. */
export const keyOf = (account: number | string, list: string, id: number | string | undefined): string =>
  `${first}${account}:${list}:${id ?? 'new'}`

type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Some browsers refuse storage, or have none left: then nothing is kept. */
const tried = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

export function readText(device: Device, key: string): StoredText | undefined {
  const text = tried(() => device.getItem(key))
  const stored = text
    ? (tried(() => JSON.parse(text) as unknown) as Partial<StoredText> | undefined)
    : undefined
  if (typeof stored?.at !== 'string' || typeof stored.values !== 'object' || !stored.values) return undefined
  return { at: stored.at, values: stored.values }
}

export function keepText(device: Device, key: string, values: Record<string, unknown>, now: Date): void {
  // A chosen file is not text.
  const { file: _file, ...texts } = values
  const text = JSON.stringify({ at: now.toISOString(), values: texts })
  if (text.length <= mostCharacters) tried(() => device.setItem(key, text))
}

export const forgetText = (device: Device, key: string): void => {
  tried(() => device.removeItem(key))
}

const textsOn = (device: Device): string[] =>
  (tried(() => Array.from({ length: device.length }, (_, index) => device.key(index))) ?? []).filter(
    (key): key is string => key?.startsWith(first) === true,
  )

/** A logout removes all stored text from the device: the next person must not see it. */
export function forgetAllTexts(device: Device): void {
  for (const key of textsOn(device)) forgetText(device, key)
}

/** Text of a session that ended without a logout waits for its author for a week. */
export function forgetOldTexts(device: Device, now: Date): void {
  for (const key of textsOn(device)) {
    const at = Date.parse(readText(device, key)?.at ?? '')
    if (!(now.getTime() - at < longestWait)) forgetText(device, key)
  }
}
