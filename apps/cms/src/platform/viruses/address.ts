import { z } from 'zod'

/** Where clamd listens: `tcp://host:port` or `unix:/path`. */
export type ClamdAddress = { host: string; port: number } | { path: string }

/** Undefined where the text is no such address. */
export function clamdAddressIn(text: string): ClamdAddress | undefined {
  if (/^unix:\/[^\0]+$/.test(text)) return { path: text.slice('unix:'.length) }
  const [, host, port] = /^tcp:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\]):([0-9]{1,5})$/i.exec(text) ?? []
  return host && Number(port) <= 65_535 ? { host: host.replace(/[[\]]/g, ''), port: Number(port) } : undefined
}

export const clamdVariable = {
  CLAMD_URL: z
    .string()
    .refine(
      (text) => clamdAddressIn(text) !== undefined,
      'CLAMD_URL must look like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
    )
    .optional(),
}
