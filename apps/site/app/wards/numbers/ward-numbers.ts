import { wardNumber } from '@nagardwar/contract/browser'

/**
 * The wards named in one text, each once. They are separated by spaces (spec.md, section 2); older servers use
 * commas, and with commas a ward may have a name of several words.
 */
export function wardNumbers(wards: string): string[] {
  const parts = wards.split(/[,;/]/)
  const found = parts.flatMap((part) => {
    const words = part.split(/\s+/).filter((word) => word !== '')
    const areNumbers = words.every((word) => /\p{Nd}/u.test(word))
    return areNumbers || parts.length === 1 ? words : [wardNumber(words.join(' '))]
  })
  return [...new Set(found)]
}
