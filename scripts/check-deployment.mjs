// `npm run check-deployment -- https://council.example [--desk=https://desk.council.example] [--env-file=file]
// [--authority=file] [--staff-network] [--json]`: looks at a running installation from outside, as a stranger, and on the
// server also at settings, secrets, backups and the machine. It installs and changes nothing, but leaves a note for
// Today. Ends with status 1 if something is to be fixed.
import { readFileSync } from 'node:fs'
import { councilData, loadSettings, typed } from './steps/council-data.mjs'
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
  await onPinnedNode(async () => {
    const { isCouncil, originOf, seenOnServer, seenOutside } = await import('./steps/deployment/check.mjs')
    const { noteFindings } = await import('./steps/deployment/note.mjs')
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
    if (isCouncil(councilData()))
      await noteFindings(councilData().data, findings).catch(({ code }) =>
        console.error(`Today will not show this: the note cannot be written (${code}).`),
      )
    process.exitCode = findings.some(({ state }) => state === 'bad') ? 1 : 0
  })
})
