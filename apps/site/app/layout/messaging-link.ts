import { internationalNumber, toAsciiDigits } from '@nagardwar/contract/browser'

const phone = /android|iphone|ipad|ipod|mobile/i

/**
 * The link that sends a chat message: the messaging app on a mobile device, its web version elsewhere (spec.md,
 * section 2). The number has only digits, with the country code; Indian numbers may be written without it.
 */
export function messagingLink(number: string, text: string, device: string): string {
  const digits = internationalNumber(number) ?? toAsciiDigits(number).replace(/[^0-9]/g, '')
  const query = `phone=${digits}&text=${encodeURIComponent(text)}`
  return phone.test(device) ? `whatsapp://send?${query}` : `https://web.whatsapp.com/send?${query}`
}
