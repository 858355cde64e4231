import { languageOf, say, type Words } from '../../../platform/words/words.ts'
import { LinkToCopy } from '../../../views/link-to-copy/link-to-copy.tsx'
import { administrators, openInvitations } from '../invitation.ts'
import { dayAndTime } from '../moment.ts'
import type { PartProps } from '../question.ts'

const words = {
  now: { en: 'Administrators now:', mr: 'सध्याचे प्रशासक:' },
  link: {
    en: 'Hand this link on by a way that only this person reads. It works once; then a password that only this person knows is set.',
    mr: 'हा दुवा केवळ त्याच व्यक्तीला मिळेल अशा प्रकारे द्या. तो एकदाच चालतो; त्यानंतर केवळ त्या व्यक्तीला माहीत असलेला पासवर्ड ठेवला जातो.',
  },
  for: { en: 'Link for', mr: 'दुवा, यांच्यासाठी:' },
  until: { en: 'Works until', mr: 'वैध मुदत:' },
} satisfies Record<string, Words>

export async function Administrators({ req }: PartProps) {
  const invited = await openInvitations(req)
  return (
    <>
      <p>
        {say(words.now, req)} {(await administrators(req)).join(', ')}
      </p>
      {invited.map((each) => (
        <div key={each.email} className="setup-note">
          <p>{say(words.link, req)}</p>
          <div className="setup-field">
            <label htmlFor={`link-${each.email}`}>
              {say(words.for, req)} {each.name} (<span lang="en">{each.email}</span>)
            </label>
            <LinkToCopy id={`link-${each.email}`} link={each.link} language={languageOf(req)} />
          </div>
          <p>
            {say(words.until, req)} {dayAndTime(each.until, req)}
          </p>
        </div>
      ))}
    </>
  )
}
