import type { Config, SanitizedConfig } from 'payload'

export type DeskOption<T> = {
  /** A change of Payload's configuration, for the list in `desk.ts`. */
  set: (value: T) => (config: Config) => Config
  of: (payload: { config: Pick<SanitizedConfig, 'custom'> }) => T
}

/**
 * What a part of the desk is made with, such as a folder or an address. It stands under its name in `custom` of
 * Payload's configuration, which stays on the server: hooks, jobs and views find the value of their own desk there,
 * and two desks in one process have two values.
 */
export function deskOption<T>(name: string): DeskOption<T> {
  return {
    set: (value) => (config) => ({ ...config, custom: { ...config.custom, [name]: value } }),
    of({ config: { custom } }) {
      if (!custom || !Object.hasOwn(custom, name)) throw new Error(`The desk was made without ${name}`)
      return custom[name] as T
    },
  }
}
