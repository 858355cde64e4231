import type { Section } from './section.ts'

export const operators: Section<'operators'> = {
  contains: 'मध्ये हा मजकूर आहे',
  equals: 'बरोबर',
  exists: 'भरलेले आहे',
  intersects: 'याला छेदते',
  isGreaterThan: 'पेक्षा जास्त',
  isGreaterThanOrEqualTo: 'इतके किंवा जास्त',
  isIn: 'यांपैकी आहे',
  isLessThan: 'पेक्षा कमी',
  isLessThanOrEqualTo: 'इतके किंवा कमी',
  isLike: 'सारखे आहे',
  isNotEqualTo: 'बरोबर नाही',
  isNotIn: 'यांपैकी नाही',
  isNotLike: 'सारखे नाही',
  near: 'जवळ आहे',
  within: 'च्या आत आहे',
}
