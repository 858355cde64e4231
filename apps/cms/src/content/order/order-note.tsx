import type { ServerProps } from 'payload'
import { languageOf, type Words } from '../../platform/words/words.ts'
import { roleOf } from '../access/role.ts'

const words = {
  waits: {
    en: 'A record that you move waits for approval: its new place is a draft, and the website keeps its order until that is published.',
    mr: 'आपण क्रम बदललेली नोंद मंजुरीच्या प्रतीक्षेत राहते: तिचा नवा क्रम मसुदा असतो व तो प्रसिद्ध होईपर्यंत संकेतस्थळावरील क्रम बदलत नाही.',
  },
  send: { en: 'Send it for approval', mr: 'मंजुरीसाठी पाठवा' },
} satisfies Record<string, Words>

/** Above a list whose order staff choose, for clerks, whose work waits for approval. */
export function OrderNote({ i18n, payload, user }: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (roleOf({ req: { user: user ?? null } }) !== 'clerk') return null
  const language = languageOf({ i18n })
  return (
    <p className="order-note">
      {words.waits[language]}{' '}
      <a href={`${payload.config.routes.admin}/approvals#approvals-drafts`}>{words.send[language]}</a>
    </p>
  )
}
