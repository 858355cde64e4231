import type { Words } from '../fields/words.ts'

export const states = [
  { value: 'new', label: { en: 'New', mr: 'नवीन' } },
  { value: 'in-progress', label: { en: 'In progress', mr: 'कार्यवाही सुरू' } },
  { value: 'answered', label: { en: 'Answered', mr: 'उत्तर दिले' } },
  { value: 'closed', label: { en: 'Closed', mr: 'बंद' } },
] as const

export const putAsideWords = {
  spam: { en: 'Spam', mr: 'निरर्थक संदेश' },
  duplicate: { en: 'Received twice', mr: 'दुबार आलेला' },
} satisfies Record<string, Words>

export const stateWords = (status: string): Words =>
  states.find(({ value }) => value === status)?.label ?? { en: status, mr: status }
