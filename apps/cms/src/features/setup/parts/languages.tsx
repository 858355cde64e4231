import { addresses } from '../../../platform/addresses.ts'
import { say, type Words } from '../../../platform/words/words.ts'
import { LinkToTask } from '../../../views/server-tasks/link-to-task.tsx'
import type { PartProps } from '../question.ts'
import { names } from '../questions/languages.ts'
import { settingsOf } from '../stored-settings.ts'

const words = {
  now: {
    en: 'Pages without a language in their address are now in:',
    mr: 'ज्यांच्या पत्त्यात भाषा नाही अशी पाने सध्या या भाषेत आहेत:',
  },
  operator: {
    en: 'Your choice is stored. It holds as soon as the operator of this server has set it and started the site again:',
    mr: 'आपली निवड जतन आहे. या सर्व्हरच्या व्यवस्थापकांनी ती लागू करून संकेतस्थळ पुन्हा सुरू केले की ती अंमलात येते:',
  },
} satisfies Record<string, Words>

/** What holds now, and what the operator has to do where the council has chosen otherwise. */
export async function LanguageNow({ req }: PartProps) {
  const now = addresses.of(req.payload).firstLanguage
  const chosen = (await settingsOf(req)).firstLanguage
  return (
    <>
      <p>
        {say(words.now, req)} <strong>{say(names[now], req)}</strong>
      </p>
      {chosen && chosen !== now && (
        <p className="setup-note">
          {say(words.operator, req)} <LinkToTask id="language" req={req} />
        </p>
      )}
    </>
  )
}
