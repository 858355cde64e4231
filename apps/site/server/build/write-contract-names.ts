import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { catalogues } from '../paths.ts'
import { withContractNames } from './contract-names.ts'

// The names of the contract's lists and choices in the texts of the pages; a test compares.
for (const name of readdirSync(catalogues)) {
  const file = new URL(name, catalogues)
  const before = readFileSync(file, 'utf8')
  const after = withContractNames(before)
  if (after !== before) writeFileSync(file, after)
}
