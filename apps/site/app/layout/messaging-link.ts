import { toAsciiDigits } from '@nagardwar/contract/browser'

const phone = /android|iphone|ipad|ipod|mobile/i

/**
 * Where a chat message is handed over: the messaging app itself on a mobile device, its web version elsewhere
 * (spec.md, section 2). The number is digits only, with the country's code as the council wrote it.
 */
export function messagingLink(number: string, text: string, device: string): string {
  const digits = toAsciiDigits(number).replace(/[^0-9]/g, '')
  const query = `phone=${digits}&text=${encodeURIComponent(text)}`
  return phone.test(device) ? `whatsapp://send?${query}` : `https://web.whatsapp.com/send?${query}`
}
