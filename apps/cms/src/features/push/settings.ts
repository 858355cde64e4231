import { z } from 'zod'

/** The push services of Chrome and its kin, Firefox, Safari and Edge, by their names. */
const services = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
].join(',')

const namesIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)
const isHostName = (name: string): boolean => /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(name)

export const pushVariables = {
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, 'VAPID_PRIVATE_KEY must be 32 bytes in base64url')
    .optional(),
  PUSH: z.enum(['0', '1'], 'PUSH must be 0 or 1').default('1'),
  PUSH_SERVICES: z
    .string()
    .refine(
      (names) => namesIn(names).every(isHostName),
      'PUSH_SERVICES must be host names such as fcm.googleapis.com or *.push.apple.com, separated by commas',
    )
    .default(services),
  /** Only for tests: a push service of this machine, without TLS. */
  PUSH_TEST_SERVICE: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d+$/, 'PUSH_TEST_SERVICE must look like http://127.0.0.1:4000')
    .optional(),
}

type Values = z.output<z.ZodObject<typeof pushVariables>> & { ORIGIN: string }

export type PushSettings = {
  /** Without a key nobody is told. */
  privateKey: string | undefined
  /** Names of push services; `*.` stands for any names before the rest. */
  hosts: readonly string[]
  testService: string | undefined
}

export const pushIn = (values: Values): PushSettings => ({
  privateKey: values.PUSH === '1' ? values.VAPID_PRIVATE_KEY : undefined,
  hosts: namesIn(values.PUSH_SERVICES),
  // A council that residents reach asks no service of its own machine.
  testService: values.ORIGIN.startsWith('https://') ? undefined : values.PUSH_TEST_SERVICE,
})
