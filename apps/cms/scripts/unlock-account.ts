import { getPayload } from 'payload'
import { unlockAccount } from '../src/features/accounts/unlock-account.ts'
import config from '../src/payload.config.ts'

// Run by `npm run unlock`, which names the council.
const [email = '', ...options] = process.argv.slice(2)
const payload = await getPayload({ config })
try {
  const password = await unlockAccount(payload, email, {
    withNewPassword: options.includes('new-password'),
    withoutSecondStep: options.includes('without-second-step'),
  })
  console.log(`${email} can log in again.`)
  if (password) console.log(`The new password, to be changed after the next login: ${password}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await payload.destroy()
}
