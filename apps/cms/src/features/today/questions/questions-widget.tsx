import type { PayloadRequest, WidgetServerProps } from 'payload'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import { say, type Words } from '../../../platform/words/words.ts'
import '../../../views/today/today.css'
import { answeredQuestions, type Open } from './answered.ts'

const first = 5

const words = {
  all: {
    en: 'Your site answers all the questions that residents ask most.',
    mr: 'नागरिकांच्या नेहमीच्या सर्व प्रश्नांची उत्तरे आपल्या संकेतस्थळावर आहेत.',
  },
  next: { en: 'What to answer next', mr: 'पुढे कशाचे उत्तर द्यावे' },
  more: { en: 'All other open questions', mr: 'उत्तर बाकी असलेले इतर सर्व प्रश्न' },
} satisfies Record<string, Words>

const sentence = (answered: number, of: number): Words => ({
  en: `Your site answers ${answered} of ${of} questions that residents ask most`,
  mr: `नागरिकांच्या नेहमीच्या ${toMarathiDigits(of)} प्रश्नांपैकी ${toMarathiDigits(answered)} प्रश्नांची उत्तरे आपल्या संकेतस्थळावर आहेत`,
})

function Questions({ open, req }: { open: Open[]; req: PayloadRequest }) {
  const { admin } = req.payload.config.routes
  return (
    <ul className="today-entries">
      {open.map(({ question, path }) => (
        <li key={question.en}>
          {path ? <a href={`${admin}${path}`}>{say(question, req)}</a> : say(question, req)}
        </li>
      ))}
    </ul>
  )
}

/** What residents ask and the site does not answer yet, each one click from its form. */
export async function QuestionsWidget({ req }: WidgetServerProps) {
  const { answered, of, open } = await answeredQuestions(req)
  return (
    <section className="today" aria-labelledby="today-questions">
      <h2 id="today-questions">{say(sentence(answered, of), req)}</h2>
      {open.length === 0 ? (
        <p>{say(words.all, req)}</p>
      ) : (
        <>
          <h3>{say(words.next, req)}</h3>
          <Questions open={open.slice(0, first)} req={req} />
        </>
      )}
      {open.length > first ? (
        <details>
          <summary>{say(words.more, req)}</summary>
          <Questions open={open.slice(first)} req={req} />
        </details>
      ) : null}
    </section>
  )
}
