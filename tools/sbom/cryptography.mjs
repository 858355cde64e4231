import { readFileSync } from 'node:fs'
import { at } from '../../scripts/steps/repository.mjs'

/** What the product uses of cryptography, as parts of the list (CBOM); docs/audit/cryptography.md says the rest. */
export const cryptography = () =>
  JSON.parse(readFileSync(at('tools/sbom/cryptography.json'), 'utf8')).map(({ name, primitive, use }) => ({
    type: 'cryptographic-asset',
    'bom-ref': `algorithm:${name}`,
    name,
    description: use,
    cryptoProperties: { assetType: 'algorithm', algorithmProperties: { primitive } },
  }))
