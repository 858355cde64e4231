import type { Words } from '../../platform/words/words.ts'

/**
 * The urban local bodies of Maharashtra: Municipal Councils, Nagar Panchayats and Industrial Townships Act, 1965,
 * sections 4 and 341A; Municipal Corporations Act, 1949.
 */
export const kinds: {
  value: 'nagar-panchayat' | 'council-a' | 'council-b' | 'council-c' | 'corporation'
  label: Words
}[] = [
  { value: 'nagar-panchayat', label: { en: 'Nagar Panchayat', mr: 'नगरपंचायत' } },
  { value: 'council-a', label: { en: 'Municipal Council, class A', mr: 'नगरपरिषद, ‘अ’ वर्ग' } },
  { value: 'council-b', label: { en: 'Municipal Council, class B', mr: 'नगरपरिषद, ‘ब’ वर्ग' } },
  { value: 'council-c', label: { en: 'Municipal Council, class C', mr: 'नगरपरिषद, ‘क’ वर्ग' } },
  { value: 'corporation', label: { en: 'Municipal Corporation', mr: 'महानगरपालिका' } },
]
