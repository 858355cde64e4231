import { readFileSync } from 'node:fs'
import { at } from '../../scripts/steps/repository.mjs'
import { fieldsOf } from './fields.mjs'

/** When the support of an image's main line ends, by name and first number. */
const ends = { 'node:24': '2028-04-30', 'postgres:17': '2029-11-08' }

/** Images of other makers that a file names: a setting that may name another one, and `name:tag`. */
const named = (file) =>
  [...readFileSync(at(file), 'utf8').matchAll(/^(?:ARG (\w+_IMAGE)=| +image: (?:\$\{(\w+):-)?)([^\s}]+)/gm)]
    .map(([, built, run, name]) => ({ setting: built ?? run, name }))
    .filter(({ name }) => !name.endsWith(':local'))

/** The images that containers are made of. A digest in the environment, as compose takes it, wins over the file's. */
export function imageParts(env = process.env) {
  const all = [...named('Dockerfile'), ...named('compose.yaml')]
  const names = [...new Set(all.map(({ setting, name }) => (setting && env[setting]) || name))]
  return names.map((whole) => {
    const [place, digest] = whole.split('@sha256:')
    const [name, tag = 'latest'] = place.split(':')
    return {
      type: 'container',
      'bom-ref': `image:${whole}`,
      name,
      version: tag,
      purl: `pkg:docker/${name}@${digest ? `sha256:${digest}` : tag}`,
      supplier: { name: name.includes('/') ? name.split('/')[0] : 'Docker Official Images' },
      ...(digest ? { hashes: [{ alg: 'SHA-256', content: digest }] } : {}),
      properties: fieldsOf({
        name,
        isDirect: true,
        isExecutable: true,
        origin: 'image of a registry, for containers alone',
        archive: 'yes',
        supportEnds: ends[`${name}:${Number.parseInt(tag, 10)}`],
        comment: digest ? undefined : 'not pinned by its digest',
      }),
    }
  })
}
