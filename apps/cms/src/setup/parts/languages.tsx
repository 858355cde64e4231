import { say, type Words } from '../../fields/words.ts'
import { addresses } from '../../platform/addresses.ts'
import type { PartProps } from '../question.ts'
import { names } from '../questions/languages.ts'
import { settingsOf } from '../stored-settings.ts'

const words = {
  now: {
    en: 'Pages without a language in their address are now in:',
    mr: 'ज्यांच्या पत्त्यात भाषा नाही अशी पाने सध्या या भाषेत आहेत:',
  },
  operator: {
    en: 'The site reads its first language only when it starts. Ask the operator of this server to put this line into the settings and to start the site again:',
    mr: 'संकेतस्थळ आपली पहिली भाषा केवळ सुरू होताना वाचते. या सर्व्हरच्या व्यवस्थापकांना ही ओळ सेटिंग्जमध्ये घालून संकेतस्थळ पुन्हा सुरू करण्यास सांगा:',
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
          {say(words.operator, req)} <code lang="en">{`DEFAULT_LANGUAGE=${chosen}`}</code>
        </p>
      )}
    </>
  )
}
