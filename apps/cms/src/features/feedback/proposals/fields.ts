import { lists } from '@nagardwar/contract'
import type { Field } from 'payload'
import { nobody } from '../../../content/access/nobody.ts'

const { fields } = lists.budgetProposals
const isProposal = ({ kind }: { kind?: unknown }): boolean => kind === 'proposal'

/** Nobody changes what came with it. A filter of the list would put what is looked for into the address. */
const asReceived = {
  access: { update: nobody },
  admin: { readOnly: true, disableListFilter: true, condition: isProposal },
}

/** What a proposal for the budget has besides a message: its work is the subject, the reason for it the text. */
export const proposalFields: Field[] = [
  {
    name: 'proposalNotice',
    label: fields.noticeId.label,
    type: 'relationship',
    relationTo: 'public-notices',
    index: true,
    ...asReceived,
  },
  {
    name: 'proposalWard',
    label: { en: 'Ward of the proposed work', mr: 'प्रस्तावित कामाचा प्रभाग' },
    type: 'text',
    ...asReceived,
  },
  {
    name: 'proposalPlace',
    label: { en: 'Place of the proposed work', mr: 'प्रस्तावित कामाचे ठिकाण' },
    type: 'text',
    ...asReceived,
  },
]
