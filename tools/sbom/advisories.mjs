import { spawnSync } from 'node:child_process'
import { environment, root } from '../../scripts/steps/repository.mjs'

const askNpm = () =>
  spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).stdout

const severities = { critical: 'critical', high: 'high', moderate: 'medium', low: 'low', info: 'info' }

/**
 * The known advisories of what runs, in CycloneDX's form, with whether there is a fixed version (CERT-In's fields
 * “vulnerabilities” and “patch status”). Nothing if the registry could not be asked: that is no clean bill.
 */
export function advisoriesOf(components, ask = askNpm) {
  const { vulnerabilities } = JSON.parse(ask() || '{}')
  if (!vulnerabilities) return undefined
  const places = new Set(components.map((each) => each['bom-ref']))
  return Object.values(vulnerabilities).flatMap(({ via, nodes, fixAvailable }) =>
    via
      .filter((each) => typeof each === 'object')
      .map(({ source, url, title, severity, range }) => ({
        id: url?.split('/').pop() ?? String(source),
        source: { name: 'GitHub Advisory Database', url },
        description: `${title} (${range})`,
        ratings: [{ severity: severities[severity] ?? 'unknown' }],
        affects: nodes.filter((node) => places.has(node)).map((ref) => ({ ref })),
        properties: [
          {
            name: 'nagardwar:patch-status',
            value: fixAvailable ? 'a mended version is there' : 'no mended version',
          },
        ],
      })),
  )
}
