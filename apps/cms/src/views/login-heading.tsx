import type { ServerProps } from 'payload'
import { nameOfCouncil } from './name-of-council.ts'

const words = { en: 'Staff desk', mr: 'कर्मचारी कक्ष' }

/** Above the login form: whose desk it is. */
export async function LoginHeading({ i18n, payload }: Pick<ServerProps, 'i18n' | 'payload'>) {
  const isMarathi = (i18n.language as string) === 'mr'
  const council = await nameOfCouncil(payload, isMarathi ? 'mr' : 'en')
  return (
    <div className="desk-login">
      <h1>{isMarathi ? words.mr : words.en}</h1>
      {council ? <p>{council}</p> : null}
    </div>
  )
}
