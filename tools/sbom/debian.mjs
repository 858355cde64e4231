import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { Failure } from '../../scripts/steps/failure.mjs'
import { fieldsOf } from './fields.mjs'

const columns = ['Package', 'Version', 'Architecture', 'Maintainer', 'binary:Summary', 'db:Status-Abbrev']
/** The end of Debian's long-term support, by code name. */
const ends = { bookworm: '2028-06-30', trixie: '2030-06-30' }

const release = () =>
  Object.fromEntries(
    readFileSync('/etc/os-release', 'utf8')
      .split('\n')
      .map((line) => line.split('=').map((word) => word.replaceAll('"', ''))),
  )

/** The licences that Debian's own file of a package names. */
function licencesOf(name) {
  const file = `/usr/share/doc/${name}/copyright`
  if (!existsSync(file)) return []
  const named = [...readFileSync(file, 'utf8').matchAll(/^License: (\S.*)$/gm)].map(([, words]) =>
    words.trim(),
  )
  return [...new Set(named)].map((words) => ({ license: { name: words } }))
}

/** The packages of the system on which this runs: of a server, or of the image in its container. */
export function debianParts(ask = spawnSync) {
  const { status, stdout } = ask(
    'dpkg-query',
    ['-W', '-f', `${columns.map((column) => `\${${column}}`).join('\\t')}\\n`],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  )
  if (status !== 0) throw new Failure('The packages of this system cannot be listed: there is no dpkg-query.')
  const { ID = 'debian', VERSION_CODENAME: code = '' } = release()
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , , , , state]) => state?.startsWith('ii'))
    .map(([name, version, architecture, maintainer, description]) => {
      const licenses = licencesOf(name)
      return {
        type: 'library',
        'bom-ref': `debian:${name}:${architecture}`,
        name,
        version,
        description,
        purl: `pkg:deb/${ID}/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=${architecture}&distro=${code}`,
        supplier: { name: maintainer.replace(/\s*<.*$/, '') },
        ...(licenses.length > 0 ? { licenses } : {}),
        properties: fieldsOf({
          name,
          licence: licenses.map(({ license }) => license.name).join(' '),
          isExecutable: true,
          origin: `${ID} ${code}`,
          archive: 'yes',
          supportEnds: ends[code],
        }),
      }
    })
}
