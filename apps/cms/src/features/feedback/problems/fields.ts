import { commonNames, lists } from '@nagardwar/contract'
import type { Field, TextField } from 'payload'
import { nobody } from '../../../content/access/nobody.ts'
import { relation } from '../../../content/fields/relation.ts'

const { fields } = lists.reports

const isReport = ({ kind }: { kind?: unknown }): boolean => kind === 'report'

/** As its sender wrote it. */
const line = (name: string, label: TextField['label']): TextField => ({
  name,
  type: 'text',
  ...(label ? { label } : {}),
  access: { update: nobody },
  admin: { readOnly: true, disableListFilter: true, condition: isReport },
})

/** What a reported problem has besides what every message has. Staff may move it to another kind and ward. */
export const reportFields: Field[] = [
  {
    ...relation('reportKind', fields.kindId.label, 'report-kinds'),
    admin: { condition: isReport },
  },
  {
    name: 'reportWard',
    label: commonNames.wardNumber,
    type: 'text',
    maxLength: 20,
    admin: { condition: isReport },
  },
  line('reportPlace', { en: 'Place of the problem', mr: 'समस्येचे ठिकाण' }),
  line('reportPosition', fields.position.label),
  {
    name: 'reportPublic',
    type: 'ui',
    admin: {
      disableListColumn: true,
      condition: isReport,
      components: { Field: '/features/feedback/problems/public-part.tsx#PublicPart' },
    },
  },
]
