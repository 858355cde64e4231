import { commonNames } from '@nagardwar/contract'
import type { CollectionConfig, DateField, NumberField, TextareaField, TextField } from 'payload'
import { nobody } from '../../content/access/nobody.ts'
import { staff } from '../../content/access/staff.ts'
import { states } from '../../content/approval/states.ts'
import type { Words } from '../../platform/words/words.ts'
import { administration } from '../../views/groups.ts'
import { approvalEndpoints } from './endpoints.ts'

const time = (name: string, label: Words): DateField => ({ name, label, type: 'date' })
const text = (name: string, label: Words): TextField => ({ name, label, type: 'text' })
const number = (name: string, label: Words): NumberField => ({ name, label, type: 'number' })
const sentences = (name: string, label: Words): TextareaField => ({ name, label, type: 'textarea' })

/**
 * What was sent for approval: one record, or several that belong together. Only the endpoints of `approvals` write
 * here; who and when comes from the session and the server's clock.
 */
export const approvals: CollectionConfig = {
  slug: 'approvals',
  labels: {
    singular: { en: 'Request for approval', mr: 'मंजुरीसाठी पाठवलेले' },
    plural: { en: 'Approvals', mr: 'मंजुरी' },
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  endpoints: approvalEndpoints,
  defaultSort: '-sentAt',
  disableDuplicate: true,
  lockDocuments: false,
  admin: { group: administration, hidden: true, useAsTitle: 'sentBy' },
  fields: [
    {
      name: 'state',
      label: { en: 'Status', mr: 'स्थिती' },
      type: 'select',
      options: Object.entries(states).map(([value, label]) => ({ value, label })),
      required: true,
      index: true,
    },
    { ...time('sentAt', { en: 'Sent at', mr: 'पाठवल्याची वेळ' }), required: true, index: true },
    text('sentBy', { en: 'Sent by', mr: 'कोणी पाठवले' }),
    { ...number('sentAccount', { en: 'Account of the sender', mr: 'पाठवणाऱ्याचे खाते' }), index: true },
    sentences('remark', { en: 'Remark', mr: 'शेरा' }),
    time('decidedAt', { en: 'Decided at', mr: 'निर्णयाची वेळ' }),
    text('decidedBy', { en: 'Decided by', mr: 'निर्णय कोणी घेतला' }),
    number('decidedAccount', { en: 'Account of the officer', mr: 'अधिकाऱ्याचे खाते' }),
    sentences('reason', { en: 'Reason', mr: 'कारण' }),
    {
      name: 'isUrgent',
      label: { en: 'Published without a second person', mr: 'दुसऱ्या व्यक्तीच्या मंजुरीशिवाय प्रसिद्ध' },
      type: 'checkbox',
      defaultValue: false,
    },
    { ...time('publishAt', { en: 'Publish at', mr: 'प्रसिद्धीची वेळ' }), index: true },
    { ...time('withdrawAt', { en: 'Withdraw at', mr: 'मागे घेण्याची वेळ' }), index: true },
    {
      name: 'records',
      label: { en: 'Records', mr: 'नोंदी' },
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { ...text('list', { en: 'List', mr: 'यादी' }), required: true, index: true },
        { ...number('record', commonNames.recordNumber), required: true, index: true },
        /** The version that was sent; approving publishes the version that the officer has seen. */
        { ...number('version', { en: 'Version', mr: 'आवृत्ती' }), required: true },
      ],
    },
  ],
}
