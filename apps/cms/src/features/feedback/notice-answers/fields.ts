import { stances } from '@nagardwar/contract'
import type { Field } from 'payload'
import { nobody } from '../../../content/access/nobody.ts'
import { findings, stanceWords, words } from './words.ts'

/** Nobody changes what came with it. A filter of the list would put what is looked for into the address. */
const asReceived = { access: { update: nobody } }
const readOnly = { readOnly: true, disableListFilter: true }
const kept = { access: { update: nobody }, admin: { hidden: true } } as const
type Sent = { kind?: unknown; stance?: unknown; wantsOutcome?: unknown }
const isAnswer = ({ kind }: Sent): boolean => kind === 'answer'
/** The reply to a survey has no stance; that it does not ask for the outcome need not be said. */
const hasStance = ({ stance }: Sent): boolean => Boolean(stance)
const mayWantOutcome = ({ stance, wantsOutcome }: Sent): boolean => Boolean(stance) || wantsOutcome === true

/** What an answer to a public notice has besides a message. */
export const noticeAnswerFields: Field[] = [
  {
    type: 'collapsible',
    label: words.part,
    admin: { condition: isAnswer },
    fields: [
      {
        name: 'publicNotice',
        label: { en: 'Notice that is answered', mr: 'ज्या सूचनेला उत्तर दिले ती' },
        type: 'relationship',
        relationTo: 'public-notices',
        index: true,
        ...asReceived,
        admin: { readOnly: true },
      },
      {
        name: 'stance',
        label: words.stance,
        type: 'select',
        options: stances.map((value) => ({ value, label: stanceWords[value] })),
        ...asReceived,
        admin: { readOnly: true, condition: hasStance },
      },
      { name: 'ward', label: words.ward, type: 'text', ...asReceived, admin: readOnly },
      { name: 'address', label: words.address, type: 'text', ...asReceived, admin: readOnly },
      {
        name: 'wantsOutcome',
        label: words.wantsOutcome,
        type: 'checkbox',
        index: true,
        ...asReceived,
        admin: { readOnly: true, condition: mayWantOutcome },
      },
      {
        name: 'finding',
        label: words.finding,
        type: 'select',
        options: Object.entries(findings).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'likeGroup',
        label: words.group,
        type: 'text',
        maxLength: 100,
        admin: { description: words.groupHint, disableListFilter: true },
      },
      {
        name: 'register',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/features/feedback/notice-answers/register-links.tsx#RegisterLinks' },
        },
      },
      /** The numbers of what was chosen; the words stand in the message too. */
      { name: 'replies', type: 'json', ...kept },
    ],
  },
]
