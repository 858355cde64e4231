import { vitest } from './vitest.mjs'

const ofCouncils = ['--config', 'tests/vitest.config.ts', '--project=own-councils']

/** Tests that break a council of their own. `npm test` runs a short form of each. */
const files = ['standing', 'nothing-lost', 'storage-trouble', 'two-desks']

/** The tests of `npm test` that break things, in full length, on copies of the council in `data`. Returns the failures. */
export const longTests = (data, isShort) =>
  files
    .filter(
      (file) =>
        !vitest({
          name: `tests of ${file}`,
          args: [...ofCouncils, `integration/${file}`],
          env: { COUNCIL_DATA: data, ...(isShort ? {} : { STORM: '1' }) },
        }),
    )
    .map((file) => `tests/integration/${file}.test.ts failed`)
