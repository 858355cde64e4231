import { vitest } from './vitest.mjs'

const runs = [
  {
    name: 'strangers at both doors',
    variable: 'FUZZ_REQUESTS',
    args: ['--config', 'tests/vitest.config.ts', '--project=own-councils', 'integration/fuzz'],
  },
  {
    name: 'strangers, clerks and editors at the desk',
    variable: 'FUZZ_DESK',
    args: ['--project=@nagardwar/cms', 'apps/cms/tests/desk/fuzz.test.ts'],
  },
]

/** The generated requests of `npm test`, but more of them. Returns the failures. */
export const fuzz = (requests) =>
  runs
    .filter(
      ({ name, variable, args }) =>
        !vitest({ name: `${requests} requests of ${name}`, args, env: { [variable]: String(requests) } }),
    )
    .map(({ name }) => `requests of ${name} broke something`)
