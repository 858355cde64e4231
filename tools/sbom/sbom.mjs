// `npm run sbom [-- file] [--online] [--system] [--since=package-lock.json or list]`: writes the list of all parts that
// run (CycloneDX), with what is hidden inside packages, images, and what is used of cryptography. `-` writes it to the
// output. `--online` asks the registry for release days, which it keeps, and for advisories; `--system` adds the packages
// of the system on which it runs, such as the image in its container. With an older lockfile or list it also says what
// came, went or changed since.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { command } from '../../scripts/steps/failure.mjs'
import { advisoriesOf } from './advisories.mjs'
import { billOfMaterials, packageParts } from './bill.mjs'
import { learnDates } from './dates.mjs'
import { debianParts } from './debian.mjs'
import { differencesOf } from './differences.mjs'

/** Asks the registry for what it alone knows. What could not be asked is said, and left out. */
async function askRegistry(bill) {
  const vulnerabilities = advisoriesOf(bill.components)
  if (vulnerabilities) console.error(`Advisories: ${vulnerabilities.length} known today`)
  else console.error('Advisories: the registry could not be asked')
  return vulnerabilities ? { ...bill, vulnerabilities } : bill
}

await command(async () => {
  const { values, positionals } = parseArgs({
    options: { since: { type: 'string' }, online: { type: 'boolean' }, system: { type: 'boolean' } },
    allowPositionals: true,
  })
  const file = positionals[0] ?? 'sbom.cdx.json'
  if (values.online) {
    const { known, all } = await learnDates(packageParts())
    console.error(`Release days: ${known} of ${all} parts`)
  }
  const whole = billOfMaterials(undefined, values.system ? debianParts() : [])
  const bill = values.online ? await askRegistry(whole) : whole
  const text = `${JSON.stringify(bill, null, 2)}\n`
  if (file === '-') process.stdout.write(text)
  else writeFileSync(file, text)
  console.error(`${file}: ${bill.components.length} parts`)
  if (values.since) {
    const before = JSON.parse(readFileSync(values.since, 'utf8'))
    const changes = differencesOf(before.packages ? billOfMaterials(before) : before, bill)
    console.log(changes.length > 0 ? changes.join('\n') : 'No part came, went or changed.')
  }
})
