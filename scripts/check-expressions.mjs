// Regular expressions of the apps and packages whose time does not grow with the text alone: part of `npm run check`.
import { runningSources, slowExpressions } from './steps/expressions.mjs'
import { command, Failure } from './steps/failure.mjs'

await command(async () => {
  const { count, faults } = await slowExpressions(runningSources())
  if (faults.length > 0) throw new Failure(faults.join('\n\n'))
  console.log(`Checked ${count} regular expressions.`)
})
