// `npm run check-deployment -- https://council.example [--desk=https://desk.council.example] [--env-file=file]
// [--authority=file] [--staff-network] [--json]`: looks at a running installation from outside, as a stranger, and on the
// server also at settings, secrets, backups and the machine. It changes nothing. Ends with status 1 if something is to be mended.
import { readFileSync } from 'node:fs'
import { loadSettings, typed } from './steps/council-data.mjs'
import { installDependencies } from './steps/dependencies.mjs'
import { command } from './steps/failure.mjs'
import { checkNode } from './steps/machine.mjs'
import { onPinnedNode } from './steps/pinned.mjs'

await command(async () => {
  checkNode()
  const { words, options } = typed({
    desk: { type: 'string' },
    authority: { type: 'string' },
    'staff-network': { type: 'boolean' },
    json: { type: 'boolean' },
  })
  await installDependencies()
  await onPinnedNode(async () => {
    const { originOf, seenOnServer, seenOutside } = await import('./steps/deployment/check.mjs')
    const { reportOf } = await import('./steps/deployment/report.mjs')
    const settings = options['env-file']
    loadSettings(settings)
    const desk = options.desk ?? process.env.CMS_ORIGIN
    const site = originOf(words[0] ?? process.env.ORIGIN, 'site')
    const context = {
      site,
      desk: desk && originOf(desk, 'desk'),
      authority: options.authority && readFileSync(options.authority, 'utf8'),
      isStaffNetwork: options['staff-network'] === true,
      settings,
    }
    const findings = [...(await seenOutside(context)), ...(await seenOnServer(context))]
    console.log(options.json ? JSON.stringify(findings, null, 1) : reportOf(findings))
    process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0
  })
})
