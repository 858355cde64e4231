import { withBreaksAs } from '@nagardwar/contract'
import type { PayloadRequest } from 'payload'

/** The policies of a new council, whose drafts have blanks such as `[[name of the council]]` (content/skeleton). */
type Policies = 'privacy-policy' | 'terms'
type InBoth = { en: string; mr: string }

const blanks = {
  name: { en: 'name of the council', mr: 'नगरपरिषदेचे नाव' },
  address: { en: 'address', mr: 'पत्ता' },
  telephone: { en: 'telephone number', mr: 'दूरध्वनी क्रमांक' },
  email: { en: 'email address', mr: 'ई-मेल पत्ता' },
  officer: { en: 'designation of the officer', mr: 'अधिकाऱ्याचे पदनाम' },
} satisfies Record<string, InBoth>

type Given = Partial<Record<keyof typeof blanks, InBoth>>

/** A blank without an answer in its language stays. */
const filled = (text: string, given: Given, language: 'en' | 'mr'): string =>
  Object.entries(given).reduce((left, [blank, answer]) => {
    const name = blanks[blank as keyof typeof blanks][language]
    const inOneLine = withBreaksAs(answer[language], ', ')
    return inOneLine === '' ? left : left.replaceAll(`[[${name}]]`, () => inOneLine)
  }, text)

/** Writes what is known now into the drafts of the policies. They stay drafts: staff read and publish them. */
export async function fillBlanks(
  given: Given,
  req: PayloadRequest,
  policies: readonly Policies[] = ['privacy-policy', 'terms'],
): Promise<void> {
  for (const collection of policies) {
    const how = { collection, depth: 0, draft: true, overrideAccess: false, req } as const
    const { docs } = await req.payload.find({
      ...how,
      where: { _status: { equals: 'draft' } },
      pagination: false,
    })
    for (const { id, description } of docs) {
      const before = { en: description?.en ?? '', mr: description?.mr ?? '' }
      const now = { en: filled(before.en, given, 'en'), mr: filled(before.mr, given, 'mr') }
      if (now.en === before.en && now.mr === before.mr) continue
      await req.payload.update({ ...how, id, data: { description: now, _status: 'draft' } })
    }
  }
}
