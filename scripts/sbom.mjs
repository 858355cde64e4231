// Writes the list of all parts that run (CycloneDX): packages, and what is hidden inside them.
import { writeFileSync } from 'node:fs'
import { billOfMaterials } from './steps/sbom.mjs'

const file = process.argv[2] ?? 'sbom.cdx.json'
const bill = billOfMaterials()
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${file}: ${bill.components.length} parts`)
