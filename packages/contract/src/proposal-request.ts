import { z } from 'zod'
import { languages } from './language.ts'
import { type ProposalField, proposalLimits } from './proposal.ts'
import { rawLength } from './raw-length.ts'

const words = (field: ProposalField, meaning: string) =>
  z.string().max(rawLength(proposalLimits[field])).describe(`${meaning} ${proposalLimits[field]} characters.`)

export const proposalRequestSchema = z
  .object({
    link: z.string().max(300).describe('The page of the notice, such as `/notices/budget-2027-28`.'),
    language: z.enum(languages).optional().describe('In which language the form was.'),
    ward: words('ward', 'Number of the ward, one of those of the notice.'),
    title: words('title', 'The work that is proposed.'),
    place: words('place', 'Where in the ward; may be empty.').optional(),
    text: words('text', 'Why it is wanted.'),
    name: words('name', 'Name of the sender.'),
    mobile: words('mobile', 'Mobile number; may be empty as for `/contact-us`.').optional(),
    email: words('email', 'E-mail address; may be empty as for `/contact-us`.').optional(),
    notice: z.string().optional().describe('Version of the notice about personal data that was shown.'),
    website: z.string().optional().describe('What was in the field that people do not see: empty.'),
    seconds: z
      .union([z.number(), z.string()])
      .optional()
      .describe('For how long the form was open, in seconds.'),
  })
  .describe('A work that a resident proposes for the budget.')
