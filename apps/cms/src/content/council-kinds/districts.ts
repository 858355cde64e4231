import type { Words } from '../../platform/words/words.ts'

/**
 * The 36 districts of Maharashtra. Source: the Government of Maharashtra’s list of districts (maharashtra.gov.in), with
 * the names notified in 2023 (Chhatrapati Sambhajinagar, Dharashiv) and 2024 (Ahilyanagar).
 */
const names: [en: string, mr: string][] = [
  ['Ahilyanagar', 'अहिल्यानगर'],
  ['Akola', 'अकोला'],
  ['Amravati', 'अमरावती'],
  ['Beed', 'बीड'],
  ['Bhandara', 'भंडारा'],
  ['Buldhana', 'बुलढाणा'],
  ['Chandrapur', 'चंद्रपूर'],
  ['Chhatrapati Sambhajinagar', 'छत्रपती संभाजीनगर'],
  ['Dharashiv', 'धाराशिव'],
  ['Dhule', 'धुळे'],
  ['Gadchiroli', 'गडचिरोली'],
  ['Gondia', 'गोंदिया'],
  ['Hingoli', 'हिंगोली'],
  ['Jalgaon', 'जळगाव'],
  ['Jalna', 'जालना'],
  ['Kolhapur', 'कोल्हापूर'],
  ['Latur', 'लातूर'],
  ['Mumbai City', 'मुंबई शहर'],
  ['Mumbai Suburban', 'मुंबई उपनगर'],
  ['Nagpur', 'नागपूर'],
  ['Nanded', 'नांदेड'],
  ['Nandurbar', 'नंदुरबार'],
  ['Nashik', 'नाशिक'],
  ['Palghar', 'पालघर'],
  ['Parbhani', 'परभणी'],
  ['Pune', 'पुणे'],
  ['Raigad', 'रायगड'],
  ['Ratnagiri', 'रत्नागिरी'],
  ['Sangli', 'सांगली'],
  ['Satara', 'सातारा'],
  ['Sindhudurg', 'सिंधुदुर्ग'],
  ['Solapur', 'सोलापूर'],
  ['Thane', 'ठाणे'],
  ['Wardha', 'वर्धा'],
  ['Washim', 'वाशिम'],
  ['Yavatmal', 'यवतमाळ'],
]

const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

export const districts: { value: string; label: Words }[] = names.map(([en, mr]) => ({
  value: slugOf(en),
  label: { en, mr },
}))
