import { textFrom } from './scalar.ts'

const lower = (value: unknown): string => textFrom(value).toLowerCase()

/** `New` in any case; everything else shows no badge. */
export const tenderStatusFrom = (value: unknown): 'New' | '-' => (lower(value) === 'new' ? 'New' : '-')

/** The division of the city, also where a server translated it; undefined if it is neither. */
export function divisionFrom(value: unknown): 'East' | 'West' | undefined {
  const text = lower(value)
  if (text.startsWith('east') || text.startsWith('पूर्व')) return 'East'
  return text.startsWith('west') || text.startsWith('पश्चिम') ? 'West' : undefined
}

/** The kind of meeting, also where a server translated it; undefined if it is neither. */
export function meetingTypeFrom(
  value: unknown,
): 'General Meeting' | 'Standing Committee Meeting' | undefined {
  const text = lower(value)
  if (text.includes('standing') || text.includes('स्थायी')) return 'Standing Committee Meeting'
  return text.includes('general') || text.includes('सर्वसाधारण') ? 'General Meeting' : undefined
}
