// `npm run sbom [-- file] [--since=package-lock.json or list]`: writes the list of all parts that run (CycloneDX), with
// what is hidden inside packages and what is used of cryptography. With an older lockfile or list it also says what
// came, went or changed since.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { billOfMaterials } from './steps/sbom.mjs'
import { differencesOf } from './steps/sbom-differences.mjs'

const { values, positionals } = parseArgs({ options: { since: { type: 'string' } }, allowPositionals: true })
const file = positionals[0] ?? 'sbom.cdx.json'
const bill = billOfMaterials()
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${file}: ${bill.components.length} parts`)
if (values.since) {
  const before = JSON.parse(readFileSync(values.since, 'utf8'))
  const changes = differencesOf(before.packages ? billOfMaterials(before) : before, bill)
  console.log(changes.length > 0 ? changes.join('\n') : 'No part came, went or changed.')
}
