import type { Config, SanitizedConfig } from 'payload'

type Council = { config: Pick<SanitizedConfig, 'custom'> }
/** A change of Payload's configuration, for the list in `desk.ts`. */
export type Change = (config: Config) => Config

export type DeskOption<T> = {
  set: (value: T) => Change
  of: (payload: Council) => T
}

export type DeskList<T> = {
  add: (...values: T[]) => Change
  of: (payload: Council) => readonly T[]
}

const withCustom = (config: Config, name: string, value: unknown): Config => ({
  ...config,
  custom: { ...config.custom, [name]: value },
})

const customIn = ({ config: { custom } }: Council, name: string): unknown =>
  custom && Object.hasOwn(custom, name) ? custom[name] : undefined

/**
 * What a part of the desk is made with, such as a folder or an address. It stands under its name in `custom` of
 * Payload's configuration, which stays on the server: hooks, jobs and views find the value of their own desk there,
 * and two desks in one process have two values.
 */
export function deskOption<T>(name: string): DeskOption<T> {
  return {
    set: (value) => (config) => withCustom(config, name, value),
    of(payload) {
      const { custom } = payload.config
      if (!custom || !Object.hasOwn(custom, name)) throw new Error(`The desk was made without ${name}`)
      return custom[name] as T
    },
  }
}

/**
 * What several features give to one that knows none of them: calls of the API, parts of Today, regular tasks. The type
 * stands on a floor below both. Empty where no feature gives anything.
 */
export function deskList<T>(name: string): DeskList<T> {
  const of = (payload: Council): readonly T[] => (customIn(payload, name) ?? []) as T[]
  return {
    add:
      (...values) =>
      (config) =>
        withCustom(config, name, [...of({ config: { custom: config.custom ?? {} } }), ...values]),
    of,
  }
}

/** Several changes as one: a feature is one line of `desk.ts`. */
export const together =
  (...changes: Change[]): Change =>
  (config) =>
    changes.reduce((changed, change) => change(changed), config)
